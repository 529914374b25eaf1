import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { appUrlOf } from '#platform/app-role.ts'
import { connect } from '#platform/db.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { makeDemoDatabase } from './template-database.ts'

export type DedicatedPostgres = {
  /** A migrated, empty database on it, as the servers connect to it. */
  url: string
  /** The same as its owner. */
  ownerUrl: string
  /** kill -9. It restarts by itself, with everything that was committed. */
  kill: () => void
  /** The server's log so far. */
  log: () => string
  end: () => Promise<void>
}

/**
 * A whole PostgreSQL of one's own, for tests that kill it. Takes a few seconds to make; everything else shares one
 * server.
 */
export async function startDedicatedPostgres(files = readDatabaseFiles()): Promise<DedicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sensitivos-own-'))
  const postgres = await usePostgres(folder, { durability: 'volatile' })
  const ownerUrl = postgres.urlOf('postgres')
  const db = connect(ownerUrl, { max: 1 })
  await makeDemoDatabase(db, ownerUrl, files)
  await db.end()
  const kill = () => void process.kill(postgres.serverPid()!, 'SIGKILL')
  const end = async () => {
    await postgres.release()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: appUrlOf(ownerUrl), ownerUrl, kill, log: () => readFileSync(join(folder, 'log'), 'utf8'), end }
}
