import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type ChildProgram = {
  name: string
  script: string
  environment: Record<string, string>
  /** A file for its output; without one it goes to this terminal. */
  log?: string
}

export type Child = { stop: () => Promise<void>; restart: () => void; deaths: () => number }

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url))
const STABLE_AFTER_MS = 20_000

/** Keeps a program running: restarts it when it exits, with a growing delay while it exits early. */
export function keepRunning(program: ChildProgram): Child {
  let child: ChildProcess
  let isStopping = false
  let deaths = 0
  let nextStart: NodeJS.Timeout

  const start = () => {
    const bornAt = Date.now()
    child = startProcess(program)
    child.once('exit', () => {
      if (isStopping) return
      if (Date.now() - bornAt > STABLE_AFTER_MS) deaths = 0
      nextStart = setTimeout(start, Math.min(100 * 2 ** deaths++, 5_000))
    })
  }
  const stop = async () => {
    isStopping = true
    clearTimeout(nextStart)
    await stopProcess(child)
  }
  const restart = () => {
    deaths = 0
    child.kill('SIGTERM')
  }
  start()
  return { stop, restart, deaths: () => deaths }
}

function startProcess({ name, script, environment, log }: ChildProgram): ChildProcess {
  const out = log ? openSync(log, 'a') : 'inherit'
  const env = { ...process.env, ...environment, PROCESS_NAME: name }
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, script], {
    env,
    stdio: ['ignore', out, out, 'ipc'],
  })
  if (typeof out === 'number') closeSync(out)
  return child
}

const STOP_TIMEOUT_MS = 8_000

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timeout = new AbortController()
  await Promise.race([gone, wait(STOP_TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => {})])
  timeout.abort()
  child.kill('SIGKILL')
  await gone
}
