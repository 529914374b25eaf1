import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The supervisor of a data folder listens on this address, which makes it the folder's lock: the operating system frees
 * it when the process ends, however it ends.
 */
export function lockSocketOf(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const name = `sensitivos-postgres-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 20)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** What the supervisor sends to each client. */
export type SupervisorReply = { port: number } | { fault: string }
