import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { foldLedger } from './fold-ledger.ts'
import { collectEarningsDebts, oweEarnings, postJournals } from './index.ts'
import {
  prepaidOf,
  availableOf,
  COMMISSION,
  earningsOf,
  GATEWAY,
  type Journal,
  type JournalSubject,
  reservedOf,
  SUSPENSE,
  toClearOf,
} from './rules.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { addStatementLines } from './statement.sql.ts'

const SEED = seedOfThisRun()

const fold = (db: Db) => foldLedger(db, 'statement', addStatementLines)

async function allLines(db: Db, personId: string) {
  const lines = []
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await readStatement(db, { personId, cursor })
    lines.push(...page.lines)
    isMore = page.next !== null
    cursor = page.next ?? undefined
  }
  return lines
}

/** A random life of Ana with Luna, in which refunds and returned minutes come long after what they belong to. */
function actsOf(ana: string, luna: string, random: (below: number) => number): Journal[] {
  const [acts, late]: [Journal[], Journal[]] = [[], []]
  const act = (key: string, kind: string, subject: JournalSubject, ...postings: Journal['postings']): Journal => ({
    key,
    kind,
    subject,
    postings,
  })
  for (let i = 0; i < 60; i++) {
    const [id, amount] = [randomUUID(), BigInt(100 + random(900))]
    acts.push(
      act(
        `payment:${id}:paid`,
        'payment_paid',
        { kind: 'payment', id },
        { from: GATEWAY, to: availableOf(ana), amount: amount * 2n },
      ),
      act(
        `hold:${id}:1`,
        'consultation_hold',
        { kind: 'consultation', id },
        { from: availableOf(ana), to: reservedOf(ana), amount },
      ),
      act(
        `capture:${id}:${amount}`,
        random(4) === 0 ? 'question_capture' : 'consultation_capture',
        { kind: 'consultation', id },
        { from: reservedOf(ana), to: toClearOf(luna), amount: amount - 60n },
        { from: reservedOf(ana), to: COMMISSION, amount: 30n },
      ),
      act(
        `minutes:${id}:bought`,
        'minutes_bought',
        { kind: 'minutes', id },
        { from: availableOf(ana), to: prepaidOf(ana), amount: 50n },
      ),
    )
    late.push(
      act(
        `refund:${id}:1`,
        'consultation_refund',
        { kind: 'consultation', id, n: 1 },
        { from: toClearOf(luna), to: availableOf(ana), amount: 20n },
      ),
      act(
        `capture:${id}:more`,
        'consultation_capture',
        { kind: 'consultation', id },
        { from: reservedOf(ana), to: COMMISSION, amount: 30n },
      ),
      act(
        `minutes:${id}:returned`,
        'minutes_returned',
        { kind: 'minutes', id },
        { from: prepaidOf(ana), to: availableOf(ana), amount: 50n },
      ),
      act(
        `payback:${id}:1`,
        'payback',
        { kind: 'payment_refund', id, n: 1 },
        { from: availableOf(ana), to: GATEWAY, amount: amount * 2n },
      ),
    )
    while (late.length > 30 + random(60)) acts.push(...late.splice(random(20), 1))
  }
  return acts
}

/** A payment that was spent cannot be paid back. */
const tryToPost = (db: Db, act: Journal) =>
  postJournals(db, [act]).catch((error: unknown) => expect(error).toMatchObject({ code: 'wallet.insufficient_funds' }))

test.each([0, 1, 2].map((n) => SEED + n))(
  'the kept lines and the newest entries are one statement, seed %i',
  async (seed) => {
    const db = await freshDatabase()
    const [ana, luna, random] = [randomUUID(), randomUUID(), seededRandom(seed).below]
    const acts = actsOf(ana, luna, random)
    for (const act of acts) {
      await tryToPost(db, act)
      if (random(25) === 0) await fold(db)
    }
    const mixed = [await allLines(db, ana), await allLines(db, luna)]
    await db`update ledger_folds set through_journal = 0`
    await db`delete from statement_lines`
    const fromEntries = [await allLines(db, ana), await allLines(db, luna)]
    expect(mixed).toEqual(fromEntries)
    await fold(db)
    await fold(db)
    expect([await allLines(db, ana), await allLines(db, luna)]).toEqual(fromEntries)
    for (const lines of fromEntries) {
      const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0n)
      expect(lines[0]!.balanceCents).toBe(sum)
      expect(lines.at(-1)!.balanceCents).toBe(lines.at(-1)!.amountCents)
    }
  },
)

test.each([false, true])('each payment of a debt is a line of its own, kept before the next: %s', async (isKept) => {
  const db = await freshDatabase()
  const [luna, id] = [randomUUID(), `booking-${randomUUID()}`]
  const subject = { kind: 'booking', id } as const
  const owed = { id, subject, consultantId: luna, clientId: randomUUID(), amount: 1_000n, at: new Date() }
  await inTransaction(db, (tx) => oweEarnings(tx, owed))
  for (const amount of [400n, 700n]) {
    const earned = { from: COMMISSION, to: earningsOf(luna), amount }
    await inTransaction(db, async (tx) => {
      await postJournals(tx, [
        {
          key: `clear:${randomUUID()}`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'earnings_clear',
          postings: [earned],
        },
      ])
      await collectEarningsDebts(tx, luna)
    })
    if (isKept) await fold(db)
  }
  const amounts = (await allLines(db, luna)).map(({ amountCents }) => amountCents)
  expect(amounts).toEqual([-600n, 700n, -400n, 400n])
})

/** R$ 10,00 of Ana's, then two cases of its payment, of which she pays the debt of the first in two parts. */
const casesOf = (ana: string): Journal[] => {
  const [payment, debt] = [randomUUID(), randomUUID()]
  const [has, gone] = [availableOf(ana), SUSPENSE]
  const moved = (key: string, subject: JournalSubject, amount: bigint): Journal => ({
    key,
    kind: 'test',
    subject,
    postings: [amount > 0n ? { from: gone, to: has, amount } : { from: has, to: gone, amount: -amount }],
  })
  return [
    moved(`payment:${payment}:paid`, { kind: 'payment', id: payment }, 1_000n),
    moved(`dispute:${payment}:opened`, { kind: 'dispute', id: payment, n: 1 }, -200n),
    moved(`debt:${debt}:paid:100`, { kind: 'debt', id: debt, n: 100 }, -100n),
    moved(`dispute:${payment}:2:opened`, { kind: 'dispute', id: payment, n: 2 }, -300n),
    moved(`dispute:${payment}:2:won`, { kind: 'dispute', id: payment, n: 2 }, 50n),
    moved(`debt:${debt}:paid:140`, { kind: 'debt', id: debt, n: 140 }, -40n),
  ]
}
const CASES = [-40n, -250n, -100n, -200n, 1_000n]

test.each([false, true])(
  'each case and each payment of its debt is a line of its own, kept before the next: %s',
  async (isKept) => {
    const db = await freshDatabase()
    const ana = randomUUID()
    for (const journal of casesOf(ana)) {
      await postJournals(db, [journal])
      if (isKept) await fold(db)
    }
    expect((await allLines(db, ana)).map(({ amountCents }) => amountCents)).toEqual(CASES)
  },
)

/** Ana talked with Luna for 70 centavos and then left a booking; another one she never came to. */
const feesOf = (ana: string, luna: string): Journal[] => {
  const [talked, missed] = [randomUUID(), randomUUID()]
  const charged = (key: string, kind: string, id: string, amount: bigint): Journal => ({
    key,
    kind,
    subject: { kind: 'consultation', id },
    postings: [{ from: availableOf(ana), to: toClearOf(luna), amount }],
  })
  return [
    {
      key: `payment:${ana}:paid`,
      subject: { kind: 'payment', id: ana },
      kind: 'test',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 1_000n }],
    },
    charged(`capture:${talked}:70`, 'consultation_capture', talked, 70n),
    charged(`capture:${talked}:fee`, 'booking_fee', talked, 30n),
    charged(`capture:${missed}:fee`, 'booking_fee', missed, 100n),
  ]
}

test('the fee of a booking is a line of its own', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [randomUUID(), randomUUID()]
  for (const journal of feesOf(ana, luna)) await postJournals(db, [journal])
  const amountsOf = async (personId: string) =>
    (await allLines(db, personId)).map(({ words, amountCents }) => [words.split(':')[0], amountCents])
  const fees = [
    ['Desmarcada em cima da hora', 100n],
    ['Desmarcada em cima da hora', 30n],
    ['Consulta', 70n],
  ]
  expect(await amountsOf(luna)).toEqual(fees)
  await fold(db)
  expect(await amountsOf(luna)).toEqual(fees)
})

test('pages through a long statement without gaps or repetitions', async () => {
  const db = await freshDatabase()
  const ana = randomUUID()
  for (let i = 0; i < 65; i++)
    await postJournals(db, [
      {
        key: `payment:${ana}-${i}:paid`,
        subject: { kind: 'payment', id: `${ana}-${i}` },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(ana), amount: BigInt(i + 1) }],
      },
    ])
  const amounts: bigint[] = []
  for (let cursor: string | undefined, more = true; more; ) {
    const { lines, next } = await readStatement(db, { personId: ana, cursor })
    amounts.push(...lines.map(({ amountCents }) => amountCents))
    more = next !== null
    cursor = next ?? undefined
  }
  expect(amounts).toEqual(Array.from({ length: 65 }, (_, i) => BigInt(65 - i)))
})

test('two workers add each journal once', async () => {
  const db = await freshDatabase({ max: 6 })
  const ana = randomUUID()
  for (let i = 0; i < 20; i++)
    await postJournals(db, [
      {
        key: `payment:${ana}-${i}:paid`,
        subject: { kind: 'payment', id: `${ana}-${i}` },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(ana), amount: 100n }],
      },
    ])
  await Promise.all([fold(db), fold(db), fold(db)])
  const [kept] = await db`select sum(amount)::int as sum from statement_lines`
  expect(kept).toEqual({ sum: 2_000 })
})
