import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect } from '#platform/db.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { migrate } from '#platform/migrations.ts'

export type DedicatedPostgres = {
  /** A migrated, empty database on it. */
  url: string
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
  const postgres = await usePostgres(folder, { durability: 'throwaway' })
  const url = postgres.urlOf('postgres')
  const db = connect(url, { max: 1 })
  await migrate(db, files)
  await db.end()
  const kill = () => void process.kill(postgres.serverPid()!, 'SIGKILL')
  const end = async () => {
    await postgres.release()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, kill, log: () => readFileSync(join(folder, 'log'), 'utf8'), end }
}
