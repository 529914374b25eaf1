import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The one address per data folder at which its keeper listens. Who listens there holds the folder: the system
 * frees the address with the process, however it died.
 */
export function lockSocketOf(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const name = `sensitivos-postgres-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 20)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** What the keeper tells whoever comes in. */
export type SupervisorReply = { port: number } | { fault: string }
