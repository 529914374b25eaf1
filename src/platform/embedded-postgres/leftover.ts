import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathsOf } from './folder.ts'

const pidFile = (folder: string) => join(pathsOf(folder).data, 'postmaster.pid')

/** What the server says about itself: line 1 its process, line 8 whether it is ready. */
export function readPidFile(folder: string): { pid: number; isReady: boolean } | undefined {
  if (!existsSync(pidFile(folder))) return undefined
  const lines = readFileSync(pidFile(folder), 'utf8').split('\n')
  return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
}

function commandOf(pid: number): string {
  try {
    return process.platform === 'linux' ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const isOurs = (pid: number, folder: string) => commandOf(pid).includes(pathsOf(folder).data)

/** Ends a server that outlived its keeper, and removes a pid file whose number now belongs to somebody else. */
export async function clearLeftover(folder: string) {
  const left = readPidFile(folder)
  if (!left) return
  for (const [signal, seconds] of [['SIGINT', 10], ['SIGQUIT', 5], ['SIGKILL', 5]] as const) {
    if (!isOurs(left.pid, folder)) break
    process.kill(left.pid, signal)
    for (let i = 0; i < seconds * 20 && isOurs(left.pid, folder); i++) await wait(50)
  }
  rmSync(pidFile(folder), { force: true })
}
