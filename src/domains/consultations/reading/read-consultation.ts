import type { Sql } from '#platform/db.ts'
import { judgeLeaving } from '../appointments/judge-leaving.ts'
import type { Consultation } from '../state/contract.ts'
import { refuse } from '../state/refusals.rules.ts'
import { consultationViewOf } from './consultation-view.ts'
import { findConsultation, listConsultations as list } from './sql.ts'

const PAGE = 20

/** One consultation as the reader sees it. Refuses one that is not theirs as if it did not exist. */
export async function readConsultation(sql: Sql, id: string, readerId: string): Promise<Consultation> {
  const row = await findConsultation(sql, id, readerId)
  if (!row) throw refuse('not_found')
  const leaving = await judgeLeaving(sql, row, { personId: readerId, at: row.readAt })
  return consultationViewOf(row, { readerId, ...row, leavingCosts: leaving })
}

/** The reader's consultations, newest first, twenty at a time; `next` is the cursor of the following page. */
export async function listConsultations(
  sql: Sql,
  readerId: string,
  { open, before }: { open?: 'true' | undefined; before?: string | undefined },
) {
  const rows = await list(sql, readerId, {
    open: open === 'true',
    before: before ? new Date(before) : undefined,
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  return {
    consultations: page.map((row) => consultationViewOf(row, { readerId, ...row })),
    next: rows.length > PAGE ? page.at(-1)!.requestedAt.toISOString() : null,
  }
}
