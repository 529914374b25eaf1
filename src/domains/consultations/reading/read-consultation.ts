import type { Sql } from '#platform/db.ts'
import type { Consultation } from '../contract.ts'
import { coveredEarnings } from '../billing/coverage.rules.ts'
import { deadlineOf } from '../deadlines.rules.ts'
import { fundedMs } from '../billing/money.rules.ts'
import { refuse } from '../rules.ts'
import { findConsultationView, listConsultationViews, type ConsultationViewRow } from './sql.ts'

const PAGE = 20

/** One consultation as the reader sees it. Refuses one that is not theirs as if it did not exist. */
export async function readConsultation(sql: Sql, id: string, personId: string): Promise<Consultation> {
  const row = await findConsultationView(sql, id, personId)
  if (!row) throw refuse('not_found')
  return consultationViewOf(row)
}

/** The reader's consultations, newest first, twenty at a time; `next` is the cursor of the following page. */
export async function listConsultations(
  sql: Sql,
  personId: string,
  { open, before }: { open?: 'true' | undefined; before?: string | undefined },
) {
  const rows = await listConsultationViews(sql, personId, {
    open: open === 'true',
    before: before ? new Date(before) : undefined,
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  return {
    consultations: page.map(consultationViewOf),
    next: rows.length > PAGE ? page.at(-1)!.requestedAt.toISOString() : null,
  }
}

function consultationViewOf({
  clientId,
  clientName,
  consultantId,
  consultantName,
  consultantPortrait,
  commissionCents,
  commissionBps,
  pausedBy,
  pausedBeforeMs,
  ...row
}: ConsultationViewRow): Consultation {
  const [pricePerMinute, held, coveredMs, billedMs] = [
    row.pricePerMinuteCents,
    row.heldCents,
    BigInt(row.coveredMs),
    BigInt(row.billedMs),
  ]
  return {
    ...row,
    client: { id: clientId, name: clientName, imageUrl: null },
    consultant: { id: consultantId, name: consultantName, imageUrl: `/api/portraits/${consultantPortrait}` },
    deadlineAt: deadlineOf({ ...row, pausedBy, pausedBeforeMs }),
    leftMs: Number(fundedMs({ held, pricePerMinute, coveredMs })) - row.billedMs,
    consultantCents:
      row.capturedCents - commissionCents + coveredEarnings({ pricePerMinute, commissionBps, billedMs, coveredMs }),
  }
}
