import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { withdrawCredit } from '#domains/payments/withdrawals/withdraw-credit.ts'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { COMMISSION, earningsOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { openHours, PRICE } from '#test/support/booked-consultation.ts'
import { offerCatalogue, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'

// Whoever requests something chooses its id. Journals, bonus and minutes of these five have keys with the same
// beginnings, so an id names one of them, for ever (docs/decisions/0135).

let db: Db
beforeAll(async () => {
  db = await freshDatabase({ max: 12 })
  await offerCatalogue(db, await clock(db))
})

/** Ana with R$ 200,00, and Luna, online, with R$ 100,00 that cleared. */
async function openPeople() {
  const [ana, luna] = [await aClient(db, 'Ana', 20_000n), await aConsultant(db, 'Luna')]
  await openHours(db, luna)
  await comeOnline(db, luna)
  await postJournals(db, [
    {
      key: `clear:${crypto.randomUUID()}`,
      subject: { kind: 'consultation', id: crypto.randomUUID() },
      kind: 'earnings_clear',
      postings: [{ from: COMMISSION, to: earningsOf(luna), amount: 10_000n }],
    },
  ])
  return { ana, luna }
}
type People = Awaited<ReturnType<typeof openPeople>>

const HOUR_MS = 3_600_000
const nextDay = async () => new Date(Math.ceil((await clock(db)).getTime() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS)

/** What begins under an id, and how it refuses the id of something else. */
const KINDS: Record<string, { begin: (id: string, people: People) => Promise<{ id: string }>; refusal: string }> = {
  consultation: {
    begin: (id, { ana, luna }) =>
      requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock }),
    refusal: 'consultations.id_reused',
  },
  booking: {
    begin: async (id, { ana, luna }) =>
      reserveBooking(db, {
        id,
        clientId: ana,
        consultantId: luna,
        channel: 'chat',
        startsAt: await nextDay(),
        minutes: 30,
        zone: 'America/Sao_Paulo',
        seen: PRICE * 30n,
        clock,
      }),
    refusal: 'bookings.id_reused',
  },
  written_question: {
    begin: (id, { ana, luna }) => placeOrder(db, { id, personId: ana, slug: WRITTEN.slug, consultantId: luna, clock }),
    refusal: 'orders.id_reused',
  },
  withdrawal: {
    begin: (id, { ana }) => withdrawCredit(db, { id, personId: ana, amount: 1_000n, cpf: '529.982.247-25', clock }),
    refusal: 'payments.withdrawal_reused',
  },
  payout: {
    begin: (id, { luna }) => askPayout(db, { id, consultantId: luna, amount: 4_000n, clock }),
    refusal: 'payouts.reused',
  },
}
const NAMES = Object.keys(KINDS)
const PAIRS = NAMES.flatMap((first) => NAMES.filter((second) => second !== first).map((second) => [first, second]))

test.each(PAIRS)('the id of a %s begins no %s, and stays what it is', async (first, second) => {
  const [id, people] = [crypto.randomUUID(), await openPeople()]
  expect(await KINDS[first]!.begin(id, people)).toMatchObject({ id })
  const strangers = await openPeople()
  for (const asking of [people, strangers])
    await expect(KINDS[second]!.begin(id, asking)).rejects.toMatchObject({
      code: KINDS[second]!.refusal,
      status: 409,
    })
  expect(await KINDS[first]!.begin(id, people), 'the same request again').toMatchObject({ id })
  expect(await db`select kind from ledger_subjects where id = ${id}`).toEqual([{ kind: first }])
})

test('of all kinds that ask for one id at once, one has it, and its repetitions with it', async () => {
  for (let round = 0; round < 10; round++) {
    const [id, people] = [crypto.randomUUID(), await openPeople()]
    const asked = [...NAMES.slice(round % 5), ...NAMES.slice(0, round % 5)].flatMap((name) => [name, name])
    const answers = await Promise.allSettled(asked.map((name) => KINDS[name]!.begin(id, people)))
    const [taken] = await db<{ kind: string }[]>`select kind from ledger_subjects where id = ${id}`
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.id : one.reason.code))).toEqual(
      asked.map((name) => (name === taken!.kind ? id : KINDS[name]!.refusal)),
    )
  }
  expect(await findLedgerViolations(db)).toEqual([])
})

test('what is refused takes no id: another kind may use it', async () => {
  const [id, people] = [crypto.randomUUID(), await openPeople()]
  const poor = { ...people, ana: await aClient(db, 'Bia') }
  await expect(KINDS.consultation!.begin(id, poor)).rejects.toMatchObject({ status: 402 })
  expect(await KINDS.booking!.begin(id, people)).toMatchObject({ id })
})

test('nobody inserts a row without its subject, or changes a subject', async () => {
  const [id, people] = [crypto.randomUUID(), await openPeople()]
  await KINDS.booking!.begin(id, people)
  await expect(
    db`insert into payment_withdrawals (id, person_id, amount, asked_at) values (${id}, ${people.ana}, 1000, now())`,
  ).rejects.toMatchObject({ code: '23505' })
  await expect(db`delete from ledger_subjects where id = ${id}`).rejects.toMatchObject({ code: '42501' })
  await expect(db`update ledger_subjects set kind = 'payout' where id = ${id}`).rejects.toMatchObject({ code: '42501' })
})
