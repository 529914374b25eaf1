import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type LogLine = {
  level: number
  msg: string
  err?: { type?: string; code?: string; message?: string; stack?: string }
  [field: string]: unknown
}
/** Child processes end with a killed run. */
const WITH_PARENT = new URL('../../../bin/parts/exit-with-parent.mjs', import.meta.url).href

type ProcessOptions = {
  script: string
  args?: string[]
  environment: Record<string, string>
  heard: (line: LogLine) => void
  /** It ended by itself. */
  onExit?: () => void
}

/** A child process of the run that can be killed and restarted. */
export class ServerProcess {
  readonly #options: ProcessOptions
  #child: ChildProcess | undefined

  constructor(options: ProcessOptions) {
    this.#options = options
  }

  get pid() {
    return this.#child?.pid
  }

  /** Resolves when the process reports that it is ready. */
  async start() {
    const { script, args = [], environment, heard, onExit } = this.#options
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', WITH_PARENT, ...args, script],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    )
    this.#child = child
    const lines = createInterface({ input: child.stdout! })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${script} exited before it was ready (${code})`)))
      lines.on('line', (text) => {
        const line = logLineOf(text)
        if (line.msg?.endsWith('is ready')) resolve()
        heard(line)
      })
    })
    if (onExit) child.once('exit', () => this.#child === child && onExit())
  }

  /** kill -9; resolves when it is gone. */
  async kill() {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const child = this.#child
    this.#child = undefined
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Its exit code, once it has ended by itself; null: it was killed. */
  async exited(): Promise<number | null> {
    if (this.#child!.exitCode === null && this.#child!.signalCode === null) await once(this.#child!, 'exit')
    return this.#child!.exitCode
  }

  /** The other side's ports of its open connections; none while it is down. */
  async listConnections(): Promise<number[]> {
    const child = this.#child
    if (!child?.connected) return []
    return new Promise((resolve) => {
      const answer = (ports: unknown) => {
        child.off('message', answer).off('exit', answer)
        resolve(Array.isArray(ports) ? (ports as number[]) : [])
      }
      child.once('message', answer).once('exit', answer)
      child.send({ asks: 'connections' })
    })
  }

  /** Blocks its event loop for a while, as on a busy machine. */
  stall(ms: number) {
    if (this.#child?.connected) this.#child.send({ stallMs: ms })
  }
}

function logLineOf(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine
  } catch {
    return { level: 60, msg: text }
  }
}
