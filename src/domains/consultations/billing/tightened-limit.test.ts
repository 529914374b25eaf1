import { beforeEach, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { openConsultation, type OpenConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { comeOnline } from '#test/support/people.ts'
import { changeChannel } from '../calls/change-channel.ts'
import { continueConsultation } from '../lifecycle/continue-consultation.ts'

/** Ten minutes at R$ 2,99. */
const RESERVED = 2_990n
const HOUR_MS = 3_600_000
const db = await freshDatabase({ max: 1 })
let { consultation: c, ana, luna } = {} as OpenConsultation
beforeEach(async () => void ({ consultation: c, ana, luna } = await openConsultation(db, 20_000n)))
const limit = (period: 'day' | 'consultation', amount: bigint | null) =>
  setLimit(db, { personId: ana, period, amount, clock })

test.each(['day', 'consultation'] as const)(
  'after a %s limit is tightened nothing more is reserved beyond it, and the room ends by it',
  async (period) => {
    await c.begin()
    await c.converse(0, 120)
    await limit(period, 1_000n)
    await c.converse(120, 660)
    expect(await c.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', heldCents: RESERVED })
    expect((await c.read()).capturedCents).toBeLessThanOrEqual(RESERVED)
  },
)

test('a tighter limit above what is reserved is reached to the centavo', async () => {
  await c.begin()
  await limit('consultation', 4_000n)
  await c.converse(0, 900)
  expect(await c.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', heldCents: 4_000n })
})

test('a looser limit does not hold in a running consultation, also when its 72 hours end in it', async () => {
  await travelTo(db, new Date(NOON.getTime() - 73 * HOUR_MS))
  await limit('consultation', 3_500n)
  await travelTo(db, new Date(NOON.getTime() - 72 * HOUR_MS + 60_000))
  await limit('consultation', 9_000n)
  await c.travelTo(0)
  await comeOnline(db, luna)
  await c.begin()
  await c.converse(0, 900)
  expect(await c.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', heldCents: 3_500n })
})

test('a dearer channel reserves nothing beyond it either', async () => {
  await db`insert into consultant_channels (consultant_id, channel, offered_at) values (${luna}, 'audio', now())`
  await c.begin()
  await c.converse(0, 280)
  await limit('consultation', 3_000n)
  const wish = { id: c.id, personId: ana, wanted: 'audio' as const, seenPrice: 373n, open: ['audio'] as const, clock }
  expect(await changeChannel(db, wish)).toMatchObject({ channel: 'audio', heldCents: 3_000n })
})

test('nor does going on after free minutes', async () => {
  await db`update consultants set accepts_welcome = true where id = ${luna}`
  await c.begin({ welcome: true })
  await limit('consultation', 1_000n)
  await continueConsultation(db, { id: c.id, clientId: ana, clock })
  expect(await c.read()).toMatchObject({ heldCents: 1_000n })
})
