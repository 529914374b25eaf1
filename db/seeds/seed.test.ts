import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { countStatistics } from '#domains/consultations/statistics/sql.ts'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { COMPENSATION } from '#domains/scheduling/bookings/rules.ts'
import { listBookings } from '#domains/scheduling/bookings/read-bookings.ts'
import { listReviews } from '#domains/reviews/list-reviews.ts'
import { subscriptionViews } from '#domains/subscriptions/subscription-views.ts'
import { listSubscriptionsOf } from '#domains/subscriptions/sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations as findBrokenBooks } from '#domains/wallet/invariants.sql.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { readEarnings } from '#domains/wallet/earnings/read-earnings.ts'
import { promotionalOf, availableOf } from '#domains/wallet/rules.ts'
import { appUrlOf } from '#platform/app-role.ts'
import type { Db } from '#platform/db.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'
import { midnightBefore } from './calendar.ts'
import { demoPeople } from './people.ts'
import { seedId } from './seed-id.ts'
import { seed } from './seed.ts'
import { restoreSnapshot } from './snapshot/restore-snapshot.ts'
import { readSnapshot } from './snapshot/snapshot.ts'

const [ana, luna] = demoPeople
const digest = async (text: string) => createHash('sha256').update(text).digest('hex')
let url: string
let db: Db

beforeAll(async () => {
  const ownerUrl = await freshOwnerUrl()
  url = appUrlOf(ownerUrl)
  db = connectTo(url)
  await restoreSnapshot(connectTo(ownerUrl, { max: 1 }), (await readSnapshot())!, midnightBefore(new Date()))
  await seed(url)
})

const count = async (what: ReturnType<Db>) => ((await what) as unknown as { count: number }[])[0]!.count

test('seeds people, consultations with messages, and reviews', async () => {
  const states = await db<
    { state: string; count: number }[]
  >`select state, count(*)::int as count from consultations group by state`
  const of = (state: string) => states.find((one) => one.state === state)?.count ?? 0
  expect(of('ended')).toBeGreaterThan(200)
  for (const state of ['declined', 'expired', 'cancelled', 'not_connected']) expect(of(state), state).toBeGreaterThan(1)
  expect(of('active') + of('paused') + of('requested') + of('accepted')).toBe(0)
  expect(await count(db`select count(*)::int from people where role = 'client'`)).toBe(41)
  const reviews = await db<
    { stars: number; count: number }[]
  >`select stars::int, count(*)::int from reviews group by stars`
  expect(reviews.length).toBe(5)
  expect(reviews.reduce((sum, row) => sum + row.count, 0)).toBeGreaterThan(130)
  expect(
    await count(
      db`select count(*)::int from (select body from reviews where body <> '' group by body having count(*) > 1) twice`,
    ),
    'no review text is repeated',
  ).toBe(0)
  expect(await count(db`select count(*)::int from consultation_events where type = 'message'`)).toBeGreaterThan(2_000)
  expect(await count(db`select count(*)::int from consultation_events where body ~ '[{}]'`)).toBe(0)
})

test('Ana has about R$ 120 and six consultations with receipts, and Luna has earnings', async () => {
  const balance = await balanceOf(db, availableOf(ana.id))
  expect(balance >= 11_400n && balance <= 12_600n, String(balance)).toBe(true)
  expect(
    await count(
      db`select count(*)::int from consultations c join receipts r on r.subject = 'consultation:' || c.id
        where client_id = ${ana.id} and state = 'ended' and captured > 0`,
    ),
  ).toBe(6)
  const earnings = await readEarnings(db, luna.id, new Date())
  expect(earnings.availableCents).toBeGreaterThan(10_000n)
  expect((await listReviews(db, luna.id, undefined)).reviews).toHaveLength(10)
})

test('Ana talked with Luna by voice and by video: each receipt has its channel usage and holds', async () => {
  const channelUsageOf = async (name: string) => {
    const c = await readConsultation(db, seedId(name), ana.id)
    const checks = await checkReceipt(await findReceipt(db, c.receiptCode!), digest)
    expect(
      checks.filter(({ holds }) => !holds),
      name,
    ).toEqual([])
    return c.channelUsage.map(({ channel, billedMs }) => [channel, Math.round(billedMs / 1_000)])
  }
  expect(await channelUsageOf('anas-voice-call')).toEqual([
    ['chat', 36],
    ['audio', 387],
  ])
  expect(await channelUsageOf('anas-video-call')).toEqual([
    ['audio', 96],
    ['video', 423],
  ])
})

test('Ana’s subscription has a first month paid by a stored card, and the next one is a month away', async () => {
  const rows = await listSubscriptionsOf(db, ana.id)
  const [lua, ...more] = await subscriptionViews(db, rows, { gateways: ['sandbox'], readAt: new Date() })
  expect(more).toEqual([])
  expect(lua).toMatchObject({
    slug: 'assinatura-lua',
    state: 'running',
    next: { amountCents: 1_990n, card: { brand: 'Visa', lastFour: '4242' } },
    months: [{ n: 1, amountCents: 1_990n, bonusCents: 2_200n, receiptCode: expect.any(String) }],
  })
  expect(lua!.next!.at.getTime()).toBeGreaterThan(Date.now() + 20 * 86_400_000)
  expect(await balanceOf(db, promotionalOf(ana.id))).toBe(2_200n + COMPENSATION)
})

test('clients wrote testimonials after their consultations; two of them and two contact messages wait for Íris', async () => {
  expect(await count(db`select count(*)::int from testimonials_in_force where state = 'published'`)).toBe(9)
  expect(await count(db`select count(*)::int from testimonials_in_force where state = 'pending'`)).toBe(2)
  expect(
    await count(db`
    select count(*)::int from testimonials t
    where not exists (select 1 from consultations c
      where c.client_id = t.person_id and c.state = 'ended' and c.ended_at < t.written_at)`),
    'none before the first consultation',
  ).toBe(0)
  expect(await count(db`select count(*)::int from contact_messages where answer_by >= current_date - 1`)).toBe(2)
})

test('most consultants have hours, no program has, and Luna has bookings ahead and behind; the money aside is what they say', async () => {
  const all = await count(db`select count(*)::int from consultants where not is_automatic`)
  const withHours = await count(db`select count(distinct consultant_id)::int from availability_windows`)
  expect(withHours).toBeGreaterThan(all * 0.75)
  expect(
    await count(db`
    select count(*)::int from schedules s join consultants c on c.id = s.consultant_id where c.is_automatic`),
  ).toBe(0)
  expect(withHours).toBeLessThan(all)
  const states = await db`select state, count(*)::int from bookings where consultant_id = ${luna.id} group by state`
  expect(new Map(states.map(({ state, count }) => [state, count]))).toEqual(
    new Map([
      ['confirmed', 5],
      ['cancelled', 3],
      ['client_absent', 1],
      ['consultant_absent', 1],
    ]),
  )
  expect(await count(db`select count(*)::int from bookings where fee > 0`)).toBe(2)
  expect(await findBookingViolations(db, { since: new Date(0), suspects: [] })).toEqual([])
  expect(await count(db`select count(*)::int from bookings where state = 'confirmed' and starts_at < now()`)).toBe(0)
})

test('Ana and Luna missed each other once each: both see it, and it counts in Luna’s public numbers', async () => {
  for (const personId of [ana.id, luna.id]) {
    const missed = (await listBookings(db, { personId, now: new Date() })).filter(({ state }) =>
      state.endsWith('absent'),
    )
    expect(missed, personId).toMatchObject([
      { state: 'client_absent', priceCents: 13_470n, feeCents: 4_490n, returnedCents: 8_980n },
      { state: 'consultant_absent', feeCents: 0n, returnedCents: 8_980n },
    ])
  }
  const unanswered = await count(db`
    select count(*)::int from consultations
    where consultant_id = ${luna.id} and booked_at is null and state in ('expired', 'not_connected')`)
  expect((await countStatistics(db, luna.id)).missed).toBe(unanswered + 1)
  expect(await db`select client_id as id, amount from booking_compensations`).toEqual([
    { id: ana.id, amount: COMPENSATION },
  ])
})

test('the books balance, nothing lies in the future, and nobody is present', async () => {
  expect(await findBrokenBooks(db)).toEqual([])
  expect(await findConsultationViolations(db)).toEqual([])
  expect(await count(db`select count(*)::int from ledger_journals where posted_at > now()`)).toBe(0)
  expect(await count(db`select count(*)::int from reviews where written_at > now()`)).toBe(0)
  expect(await count(db`select count(*)::int from presence_heartbeats`)).toBe(0)
  expect(await db`select consultant_id as id from consultant_switches`).toEqual([{ id: luna.id }])
  expect(await count(db`select count(*)::int from payments where state <> 'paid'`)).toBe(0)
  expect(
    await count(db`select count(*)::int from earnings_to_clear where clears_at < now() - interval '2 days'`),
    'nothing that was due is left',
  ).toBe(0)
  expect(
    await count(db`select count(*)::int from ledger_accounts where kind = 'consultant_available' and balance > 0`),
  ).toBeGreaterThan(10)
})

test('seeding again changes nothing', async () => {
  const everything = () => db`select (select count(*)::int from ledger_journals) as journals, (select count(*)::int
      from people) as people, (select count(*)::int from consultation_events) as events,
    (select count(*)::int from reviews) as reviews,
    (select count(*)::int from booking_events) as booked, (select count(*)::int from mails) as mails, (select max(hash)
      from receipts) as receipt, (select md5(string_agg(hash, '' order by id)) from ledger_journals) as chain`
  const before = await everything()
  await seed(url)
  expect(await everything()).toEqual(before)
})
