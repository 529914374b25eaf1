import { findOffer } from '#domains/consultants/index.ts'
import { listPaces } from '#domains/consultations/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Place } from './contract.ts'
import { waitRange } from './estimate.rules.ts'
import { findLatestPlace } from './reading.sql.ts'
import { turnEndsAt } from './rules.ts'

/** So long whoever waited is told how it ended. Milliseconds. */
const TOLD_MS = 600_000

/** A client's place in a queue, or how their last one ended lately; null: none. */
export async function readPlace(
  sql: Sql,
  clientId: string,
  { at, turnMs }: { at: Date; turnMs?: number | undefined },
): Promise<{ place: Place | null }> {
  const row = await findLatestPlace(sql, clientId, { at, endedSince: new Date(at.getTime() - TOLD_MS) })
  if (!row) return { place: null }
  const { consultantId, consultantName, portrait, isAutomatic, offeredAt, ...shown } = row
  const offer = await findOffer(sql, consultantId, row.channel, at, clientId)
  const [pace] = row.endedAt ? [] : await listPaces(sql, [consultantId], at)
  return {
    place: {
      ...shown,
      consultant: { id: consultantId, name: consultantName, imageUrl: `/api/portraits/${portrait}`, isAutomatic },
      wait: pace ? waitRange(pace, row.before) : null,
      offeredAt,
      deadlineAt: row.state === 'offered' && offeredAt ? turnEndsAt(offeredAt, turnMs) : null,
      pricePerMinuteCents: offer?.pricePerMinute ?? null,
      readAt: at,
    },
  }
}
