import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { type Postgres, usePostgres } from '#platform/embedded-postgres/use-postgres.ts'

const MEMORY = '/dev/shm'
const NAME = /^sensitivos-test-(\d+)$/
/** Its log of changes takes up to 4 GB, the databases of three files at once less than 1 GB. */
const NEEDED_BYTES = 6e9

export type MemoryPostgres = Pick<Postgres, 'urlOf' | 'release'> & {
  /** For what else tests write, such as the servers that they kill: a database's thousand files take a disk 0.5 s. */
  temporaryFolder: string
}

/**
 * A new throwaway PostgreSQL whose files are in memory: a database costs a tenth of what it does on a disk, and tests
 * make a thousand. Undefined where there is no such place or less than 6 GB free.
 */
export async function startMemoryPostgres(): Promise<MemoryPostgres | undefined> {
  if (!existsSync(MEMORY)) return undefined
  removeLeftovers()
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, process.availableMemory()) < NEEDED_BYTES) return undefined
  const folder = join(MEMORY, `sensitivos-test-${process.pid}`)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const temporaryFolder = join(folder, 'tmp')
  mkdirSync(temporaryFolder)
  chmodSync(temporaryFolder, 0o1777)
  const { urlOf, release } = await usePostgres(folder, { durability: 'in memory' })
  return {
    urlOf,
    temporaryFolder,
    release: async () => {
      await release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}
