import { findCheck } from '#platform/invariants/read-checks.ts'
import type { Sql } from '#platform/db.ts'
import { listMembers } from '../members.sql.ts'
import { findLinks } from './sql.ts'

/** The name of the invariant, as accounts gives it. */
const CHAIN = 'the log of security events'

/** How the chain of the log is, and who may be asked for as somebody of the team. */
export async function readLogState(sql: Sql) {
  const [links, check, members] = [await findLinks(sql), await findCheck(sql, CHAIN), await listMembers(sql)]
  return {
    links: Number(links),
    checkedThrough: Number(check.position ?? 0),
    checkedAt: check.checkedAt,
    violations: check.violations,
    members,
  }
}
