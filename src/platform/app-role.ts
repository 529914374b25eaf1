import { createHmac } from 'node:crypto'
import { type Db, roleIn, type Sql } from './db.ts'
import { isDemoDatabase } from './milestones.ts'

/** The role as which web and worker connect to an embedded server; it may not change the ledger (decision 14). */
const APP_ROLE = 'sensitivos_app'

/** The same database as the role of the servers. Its password follows from the owner's and does not lead back. */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  url.password = passwordOf(ownerUrl)
  return url.href
}

const passwordOf = (ownerUrl: string) =>
  createHmac('sha256', decodeURIComponent(new URL(ownerUrl).password))
    .update(APP_ROLE)
    .digest('base64url')

/** Makes the role on a server, once; several processes may try at the same time. */
export async function createAppRole(owner: Db, ownerUrl: string) {
  const known = await owner`select 1 from pg_roles where rolname = ${APP_ROLE}`
  if (known.length > 0) return
  await owner.unsafe(`create role ${APP_ROLE} login password '${passwordOf(ownerUrl)}'`).catch((error) => {
    if (!['42710', '23505'].includes((error as { code: string }).code)) throw error
  })
}

const RIGHTS_LOCK = 7_346_004

/** Gives the role in `appUrl` what the application does with this database. The owner's own URL: nothing to give. */
export async function grantAppRights(owner: Db, appUrl: string) {
  const role = roleIn(appUrl)
  const isDemo = await isDemoDatabase(owner)
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${RIGHTS_LOCK})`
    if (!(await isOwner(tx, role))) await tx`select grant_app_rights(${role}, ${isDemo})`
  })
}

/** Whether a role may change the ledger, or make tables: whether it is the owner or as good as that. */
export async function mayChangeLedger(sql: Sql, role: string): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select has_schema_privilege(rolname, 'public', 'create')
      or coalesce(has_table_privilege(rolname, to_regclass('ledger_postings'), 'insert, update, delete, truncate'), false)
      as may
    from pg_roles where rolname = ${role}`
  return row?.may ?? false
}

/**
 * Whether the role of this connection may make tables, and not the functions of the ledger: a setting of one's own in a
 * function is for administrators and whom they allow it.
 */
export async function lacksLedgerSetting(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ lacks: boolean }[]>`
    select has_schema_privilege('public', 'create') and not has_parameter_privilege('ledger.writer', 'set') as lacks`
  return row!.lacks
}

async function isOwner(sql: Sql, role: string) {
  const [row] = await sql<{ isOwner: boolean }[]>`select current_user = ${role} as "isOwner"`
  return row!.isOwner
}
