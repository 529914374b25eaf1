import { expect, test } from 'vitest'
import { grantMinutes } from '#domains/wallet/index.ts'
import { travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { seedOfThisRun, seededRandom } from '#test/support/seeded-random.ts'
import { earnedSoFar } from '../ui/earned-so-far.ts'

const RUNS = 10
const MINUTE = 60_000n
const YEAR_MS = 365 * 86_400_000

const seed = seedOfThisRun()
const random = seededRandom(seed)
const upTo = (most: number) => random.below(most + 1)

/** Some minutes that somebody bought before, of which some may be used already. */
async function grantSome(db: Db, personId: string, consultantId: string) {
  for (let n = upTo(3); n > 0; n--) {
    const minutes = BigInt(1 + upTo(4))
    const value = minutes * BigInt(100 + upTo(180))
    await credit(db, personId, value)
    const pack = {
      id: crypto.randomUUID(),
      personId,
      kind: random.chance(0.5) ? ('package' as const) : ('single' as const),
      title: 'Minutos',
      value,
      totalMs: minutes * MINUTE,
      ceiling: null,
      ...(random.chance(0.5) && { consultantId }),
      grantedAt: NOON,
      expiresAt: new Date(NOON.getTime() + YEAR_MS + upTo(1_000)),
    }
    await inTransaction(db, (tx) => grantMinutes(tx, pack))
  }
}

/** One consultation; `figures`: what the room shows its consultant at the end of the clock, and what is settled. */
async function consult(db: Db) {
  await travelTo(db, NOON)
  const price = 290n + BigInt(upTo(600))
  const tiers = ['iniciante', 'destaque', 'mestre'] as const
  const [ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna', price, random.pick(tiers))]
  await credit(db, ana, 6_000n)
  await grantSome(db, ana, luna)
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  const seconds = 30 + upTo(260)
  await consultation.converse(0, seconds)
  if (random.chance(0.3)) await consultation.becomeCall()
  const running = await consultation.read(luna)
  const shown = earnedSoFar(running, running.billedMs)
  await consultation.end()
  const ended = await consultation.read(luna)
  return { price, seconds, coveredMs: running.coveredMs, forClient: (await consultation.read()).earning, shown, ended }
}

test(`what a consultant sees of the earnings in the room is what is settled, of any minutes and credit (SEED=${seed})`, async () => {
  const db = await freshDatabase({ max: 1 })
  let covered = 0
  for (let run = 0; run < RUNS; run++) {
    const { ended, shown, forClient, ...how } = await consult(db)
    expect(
      shown,
      JSON.stringify(how, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).toBe(ended.consultantCents)
    expect([earnedSoFar(ended, ended.billedMs), forClient]).toEqual([undefined, null])
    if (how.coveredMs > 0) covered++
  }
  expect(covered, 'minutes covered some of them').toBeGreaterThan(0)
})
