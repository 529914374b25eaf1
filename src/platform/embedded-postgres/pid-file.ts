import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLineOf } from '../command-line-of.ts'
import { pathsOf } from './data-folder.ts'

const pidFile = (folder: string) => join(pathsOf(folder).data, 'postmaster.pid')

/** Reads postmaster.pid: line 1 is the server's process id, line 8 whether it is ready. */
export function readPidFile(folder: string): { pid: number; isReady: boolean } | undefined {
  if (!existsSync(pidFile(folder))) return undefined
  const lines = readFileSync(pidFile(folder), 'utf8').split('\n')
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
}

const isOurs = (pid: number, folder: string) => commandLineOf(pid).includes(pathsOf(folder).data)

/** Above the highest process id of any system. */
const UNUSED_PID = 2 ** 22 + 1

/**
 * Ends a server that outlived its supervisor. If its process id now belongs to another process, only the id is replaced
 * in the pid file: PostgreSQL still needs the rest to see whether a child of the old server lives.
 */
export async function stopStaleServer(folder: string) {
  const left = readPidFile(folder)
  if (!left) return
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (!isOurs(left.pid, folder)) break
    process.kill(left.pid, signal)
    for (let i = 0; i < seconds * 20 && isOurs(left.pid, folder); i++) await wait(50)
  }
  if (!existsSync(pidFile(folder))) return
  const [, ...rest] = readFileSync(pidFile(folder), 'utf8').split('\n')
  writeFileSync(pidFile(folder), [UNUSED_PID, ...rest].join('\n'))
}
