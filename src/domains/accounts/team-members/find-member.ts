import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { listMembers, type MemberRow } from './sql.ts'

/** One of the team; anybody else is refused `member_not_found`. */
export async function findMember(sql: Sql, id: string, now: Date): Promise<MemberRow> {
  const [member] = await listMembers(sql, now, id)
  if (!member) throw refuse('member_not_found')
  return member
}
