import { fingerprintOf, recordSecurityEvent, spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { searchEverything as contract } from './contract.ts'
import { readLookups } from './read-lookups.ts'
import { FOUND_KINDS, type FoundKind, LOOKUPS_PER_MEMBER, MOST_OF_EACH, SEARCHES_PER_MEMBER } from './rules.ts'
import { type FoundRow, listFound } from './sql.ts'

type Searching = { q: string; by: string; now: Date }

/**
 * Looks a typed text up as all that it may be, in one statement. What was searched by document or phone is in the log
 * with whom it found, and never the document itself. Refuses `too_many_attempts`.
 */
export async function searchEverything(db: Db, { q, by, now }: Searching): Promise<OutputOf<typeof contract>> {
  const { lookups, hint } = readLookups(q)
  await spendAttempt(db, SEARCHES_PER_MEMBER, by, now)
  const isOfPerson = lookups.taxId !== undefined || lookups.phones !== undefined
  if (isOfPerson) await spendAttempt(db, LOOKUPS_PER_MEMBER, by, now)
  const rows = await listFound(db, lookups, {
    phones: (lookups.phones ?? []).map((value) => fingerprintOf({ kind: 'phone', value })),
    payers: lookups.taxId === undefined ? [] : [fingerprintOf({ kind: 'payer', value: lookups.taxId })],
  })
  const found = KINDS.flatMap((kind) => onceEach(rows.filter((row) => row.kind === kind)).slice(0, MOST_OF_EACH))
  if (isOfPerson) await record(db, found, { detail: lookups.taxId ? 'by_document' : 'by_phone', by, now })
  return { found, hint: hint ?? null }
}

const KINDS = Object.keys(FOUND_KINDS) as FoundKind[]

/** Somebody can be found by two things at once. */
const onceEach = (rows: readonly FoundRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

/** Who was found this way; once without anybody, when nobody was. */
async function record(
  db: Db,
  found: readonly FoundRow[],
  { detail, by, now }: { detail: string; by: string; now: Date },
) {
  const event = { kind: 'team.person_looked_up', detail, actorId: by, at: now } as const
  const people = found.filter((one) => one.by === 'tax_id' || one.by === 'phone')
  if (people.length === 0) await recordSecurityEvent(db, event)
  await Promise.all(people.map(({ id }) => recordSecurityEvent(db, { ...event, personId: id })))
}
