import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Program = {
  name: string
  script: string
  environment: Record<string, string>
  /** A file for what it says; without one it speaks to this terminal. */
  log?: string
}

export type Child = { stop: () => Promise<void>; restart: () => void; deaths: () => number }

const WITH_PARENT = fileURLToPath(new URL('./with-parent.mjs', import.meta.url))
const STEADY_MS = 20_000

/** Keeps a program running: starts it again when it dies, slower each time it dies young. */
export function keepRunning(program: Program): Child {
  let child: ChildProcess
  let isStopping = false
  let deaths = 0
  let nextStart: NodeJS.Timeout

  const start = () => {
    const bornAt = Date.now()
    child = launch(program)
    child.once('exit', () => {
      if (isStopping) return
      if (Date.now() - bornAt > STEADY_MS) deaths = 0
      nextStart = setTimeout(start, Math.min(100 * 2 ** deaths++, 5_000))
    })
  }
  const stop = async () => {
    isStopping = true
    clearTimeout(nextStart)
    await end(child)
  }
  const restart = () => {
    deaths = 0
    child.kill('SIGTERM')
  }
  start()
  return { stop, restart, deaths: () => deaths }
}

function launch({ name, script, environment, log }: Program): ChildProcess {
  const out = log ? openSync(log, 'a') : 'inherit'
  const env = { ...process.env, ...environment, PROCESS_NAME: name }
  const child = spawn(process.execPath, ['--import', WITH_PARENT, script], { env, stdio: ['ignore', out, out, 'ipc'] })
  if (typeof out === 'number') closeSync(out)
  return child
}

const POLITE_MS = 8_000

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const insist = new AbortController()
  await Promise.race([gone, wait(POLITE_MS, undefined, { signal: insist.signal }).catch(() => {})])
  insist.abort()
  child.kill('SIGKILL')
  await gone
}
