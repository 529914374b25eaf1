import { existsSync } from 'node:fs'
import { appUrlOf, grantAppRights } from '#platform/app-role.ts'
import { connect } from '#platform/db.ts'
import { pathsOf } from '#platform/embedded-postgres/data-folder.ts'
import type { Durability } from '#platform/embedded-postgres/server.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { migrate } from '#platform/migrations.ts'
import { markEmptyAsDemo, markSeededAsDemo } from '#platform/milestones.ts'
import { writeSchema } from '#platform/schema-dump.ts'
import { orBeginAnew } from './another-version.ts'
import { prepareServer } from './prepare-server.ts'
import { giveUp } from './say.ts'

export type Database = {
  /** As the servers connect: by a role that may not change the ledger. */
  url: string
  /** As its owner, who migrates it. The same where DATABASE_URL comes without DATABASE_OWNER_URL. */
  ownerUrl: string
  isEmbedded: boolean
  release: () => Promise<void>
}

/** The database of this command: the one named by DATABASE_URL, or an embedded server in `folder`. */
export async function openDatabase(folder = '.data/postgres', durability: Durability = 'durable'): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) return { url, ownerUrl: process.env.DATABASE_OWNER_URL || url, isEmbedded: false, release: async () => {} }
  const postgres = await usePostgres(folder, { durability })
  await prepareServer(postgres.urlOf('postgres'), 'sensitivos')
  const ownerUrl = postgres.urlOf('sensitivos')
  return { url: appUrlOf(ownerUrl), ownerUrl, isEmbedded: true, release: postgres.release }
}

/** They know every part of the server, and take as long to load as PostgreSQL to start. */
const startFaults = () => import('#server/start-faults.ts')

/** Opens the database, or ends this program with every reason not to, before anything is written to it. */
export async function openSafely(folder = '.data/postgres'): Promise<Database> {
  if (!process.env.DATABASE_URL && !existsSync(pathsOf(folder).data))
    refuseWith((await startFaults()).findStartFaults(process.env))
  const [database] = await Promise.all([openDatabase(folder), startFaults()])
  const faults = await findFaults(database)
  if (faults.length > 0) await database.release()
  refuseWith(faults)
  return database
}

async function findFaults({ url, ownerUrl, isEmbedded }: Database): Promise<string[]> {
  const { findStartFaults, readDatabaseFacts } = await startFaults()
  const db = connect(ownerUrl, { max: 1, name: 'start' })
  try {
    return findStartFaults(process.env, await readDatabaseFacts(db, { appUrl: url, isEmbedded }))
  } catch (error) {
    return [...findStartFaults(process.env), `O banco de dados não responde: ${(error as Error).message}.`]
  } finally {
    await db.end()
  }
}

function refuseWith(faults: readonly string[]) {
  if (faults.length > 0)
    giveUp(`O site não abre assim, e nada foi mudado:\n\n${faults.map((one) => `  - ${one}`).join('\n')}`)
}

/**
 * Brings tables, functions and the rights of the servers' role up to date and answers the names of what it applied;
 * db/schema.sql follows. An empty database becomes a demo, except in production. A demo of another version is announced
 * and begins anew.
 */
export const bringUpToDate = ({ url, ownerUrl, isEmbedded }: Database, announce: () => void) =>
  orBeginAnew({ url: ownerUrl, isEmbedded }, (owner) => apply(owner, url, isEmbedded), announce)

async function apply(ownerUrl: string, appUrl: string, isEmbedded: boolean): Promise<string[]> {
  const isDemo = process.env.APP_ENV !== 'production'
  const db = connect(ownerUrl, { max: 1, name: 'migrate' })
  try {
    if (isDemo) await markEmptyAsDemo(db)
    if (isDemo && isEmbedded) await markSeededAsDemo(db)
    const applied = await migrate(db)
    await grantAppRights(db, appUrl)
    if (applied.length > 0 && isDemo) await writeSchema(db)
    return applied
  } catch (error) {
    if ((error as { code?: string }).code === '42501') giveUp(NO_OWNER)
    throw error
  } finally {
    await db.end()
  }
}

const NO_OWNER =
  'O banco de dados ainda não é desta versão, e o papel de DATABASE_URL não pode mudá-lo. Indique o dono dele em\n  ' +
  'DATABASE_OWNER_URL.'
