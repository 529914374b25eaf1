import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The command line of a running process; empty when no process has this id. */
export function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}
