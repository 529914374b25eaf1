import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db, Tx } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { balanceOf, postJournals } from './index.ts'
import { availableOf, COMMISSION, GATEWAY, type Journal, reservedOf, SUSPENSE, toClearOf } from './rules.ts'
import { findLedgerViolations } from './invariants.sql.ts'
import { findFinalJournal } from './find-final-journal.ts'
import { snapshotTotals } from './snapshot-totals.ts'
import * as sql from './sql.ts'

const db = await freshDatabase({ max: 12 })

type Person = string
const person = (): Person => randomUUID()
/** Without retries, because a retry would hide a deadlock. */
const once = <T>(work: (tx: Tx) => Promise<T>) => db.begin(work) as Promise<T>
const post = (journal: Journal) => once((tx) => postJournals(tx, [journal]))
const give = (to: Person, amount: bigint, key = `payment:${randomUUID()}:paid`) =>
  post({
    key,
    kind: 'payment_paid',
    subject: { kind: 'payment', id: key },
    postings: [{ from: GATEWAY, to: availableOf(to), amount }],
  })
const pay = (key: string, from: Person, to: Person, amount = 100n): Journal => ({
  key,
  subject: { kind: 'consultation', id: key },
  kind: 'pay',
  postings: [{ from: availableOf(from), to: availableOf(to), amount }],
})
const outcome = (result: PromiseSettledResult<unknown>): string =>
  result.status === 'fulfilled' ? 'posted' : result.reason.code
const has = (who: Person, sql: Db = db) => balanceOf(sql, availableOf(who))

test('posts 25 of 40 parallel debits when the money suffices for 25', async () => {
  const [ana, luna] = [person(), person()]
  await give(ana, 2_500n)
  const seen = (
    await Promise.allSettled(Array.from({ length: 40 }, (_, i) => post(pay(`p${i}:${ana}`, ana, luna))))
  ).map(outcome)
  expect(seen.filter((one) => one === 'posted')).toHaveLength(25)
  expect(seen.filter((one) => one === 'wallet.insufficient_funds')).toHaveLength(15)
  expect([await has(ana), await has(luna)]).toEqual([0n, 2_500n])
})

test('posts the same key once when sent twenty times at once, and refuses the others', async () => {
  const [ana, luna] = [person(), person()]
  await give(ana, 100n)
  const seen = await Promise.allSettled(Array.from({ length: 20 }, () => post(pay(`same:${ana}`, ana, luna))))
  expect(seen.map(outcome).toSorted()).toEqual(['posted', ...Array(19).fill('wallet.already_posted')])
  expect(await has(luna)).toBe(100n)
})

test('posts the same key once also when no account is guarded', async () => {
  const journal: Journal = {
    key: `payment:${randomUUID()}:suspense`,
    subject: { kind: 'payment', id: randomUUID() },
    kind: 'payment_suspense',
    postings: [{ from: GATEWAY, to: SUSPENSE, amount: 7n }],
  }
  const seen = await Promise.allSettled(Array.from({ length: 20 }, () => post(journal)))
  expect(seen.map(outcome).toSorted()).toEqual(['posted', ...Array(19).fill('wallet.already_posted')])
})

test('a repeated payment was posted before, also when the money is spent', async () => {
  const [ana, luna] = [person(), person()]
  await give(ana, 100n)
  const journal = pay(`once:${ana}`, ana, luna)
  await post(journal)
  await expect(post(journal)).rejects.toMatchObject({ code: 'wallet.already_posted', status: 409 })
})

test('what was changed beside a journal that was posted before does not stand', async () => {
  const [ana, luna] = [person(), person()]
  await give(ana, 300n)
  const journal = pay(`beside:${ana}`, ana, luna)
  await post(journal)
  const again = once((tx) => postJournals(tx, [pay(`new:${ana}`, ana, luna), journal]))
  await expect(again).rejects.toMatchObject({ code: 'wallet.already_posted' })
  expect(await has(luna)).toBe(100n)
})

test.each([
  [
    'another amount',
    (journal: Journal, ana: Person, luna: Person) => ({
      ...journal,
      postings: [{ from: availableOf(ana), to: availableOf(luna), amount: 101n }],
    }),
  ],
  [
    'another receiver',
    (journal: Journal, ana: Person) => ({
      ...journal,
      postings: [{ from: availableOf(ana), to: COMMISSION, amount: 100n }],
    }),
  ],
  ['another kind', (journal: Journal) => ({ ...journal, kind: 'topup' })],
  [
    'more movements',
    (journal: Journal, ana: Person) => ({
      ...journal,
      postings: [...journal.postings, { from: availableOf(ana), to: COMMISSION, amount: 1n }],
    }),
  ],
])('refuses a key that was used for something else: %s', async (_, change) => {
  const [ana, luna] = [person(), person()]
  await give(ana, 500n)
  const journal = pay(`k:${ana}`, ana, luna)
  await post(journal)
  await expect(post(change(journal, ana, luna))).rejects.toMatchObject({ code: 'wallet.key_reused', status: 409 })
  expect(await has(luna)).toBe(100n)
})

test('posts one and refuses the other when two acts use one key at once', async () => {
  const [ana, bia] = [person(), person()]
  await Promise.all([give(ana, 100n), give(bia, 100n)])
  const key = `claimed:${ana}`
  const seen = (await Promise.allSettled([post(pay(key, ana, bia)), post(pay(key, bia, ana))])).map(outcome)
  expect(new Set(seen)).toEqual(new Set(['posted', 'wallet.key_reused']))
})

test('transfers in opposite directions do not deadlock', async () => {
  const [ana, bia] = [person(), person()]
  await Promise.all([give(ana, 1_000n), give(bia, 1_000n)])
  const seen = await Promise.allSettled(
    Array.from({ length: 80 }, (_, i) =>
      post(i % 2 ? pay(`a${i}:${ana}`, ana, bia, 1n) : pay(`b${i}:${ana}`, bia, ana, 1n)),
    ),
  )
  expect(new Set(seen.map(outcome))).toEqual(new Set(['posted']))
})

test('people without accounts open theirs at the same time, in any order', async () => {
  const people = Array.from({ length: 12 }, person)
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      post({
        key: `welcome:${people[0]}:${i}`,
        subject: { kind: 'consultation', id: people[0]! },
        kind: 'topup',
        postings: people.map((_, k) => ({ from: GATEWAY, to: availableOf(people[(i * 5 + k * 7) % 12]!), amount: 1n })),
      }),
    ),
  )
  expect(await Promise.all(people.map((one) => has(one)))).toEqual(people.map(() => 40n))
})

test('batches in any order beside single postings do not deadlock', async () => {
  const people = Array.from({ length: 6 }, person)
  await Promise.all(people.map((one) => give(one, 1_000n)))
  const sweep = (n: number) =>
    Array.from({ length: 12 }, (_, i) =>
      pay(`sweep${n}:${people[0]}:${i}`, people[(i * (n + 1)) % 6]!, people[(i * (n + 1) + 1 + (n % 3)) % 6]!, 1n),
    )
  const seen = await Promise.all(Array.from({ length: 12 }, (_, n) => once((tx) => sql.postJournals(tx, sweep(n)))))
  expect(new Set(seen.flat())).toEqual(new Set(['posted']))
})

test('posts the rest of a batch when one journal lacks funds', async () => {
  const [ana, bia, luna] = [person(), person(), person()]
  await give(ana, 300n)
  const journals = [
    pay(`1:${ana}`, ana, luna),
    pay(`2:${ana}`, bia, luna, 500n),
    pay(`3:${ana}`, ana, bia),
    pay(`1:${ana}`, ana, luna),
    pay(`1:${ana}`, ana, luna, 5n),
  ]
  expect(await once((tx) => sql.postJournals(tx, journals))).toEqual([
    'posted',
    'insufficient_funds',
    'posted',
    'already_posted',
    'key_reused',
  ])
  expect([await has(ana), await has(bia), await has(luna)]).toEqual([100n, 100n, 100n])
})

test('counts only the net change of an account within one journal', async () => {
  const [ana, luna] = [person(), person()]
  await post({
    key: `through:${ana}`,
    subject: { kind: 'consultation', id: ana },
    kind: 'topup',
    postings: [
      { from: availableOf(ana), to: toClearOf(luna), amount: 60n },
      { from: GATEWAY, to: availableOf(ana), amount: 60n },
    ],
  })
  expect([await has(ana), await balanceOf(db, toClearOf(luna))]).toEqual([0n, 60n])
})

test.each([
  'wallet:ana',
  'client:ana:available',
  `client:${randomUUID()}:savings`,
  'platform:pocket',
  `Client:${randomUUID()}:available`,
  '',
])('refuses an account of unknown form: %j', async (account) => {
  await expect(
    post({
      key: `form:${randomUUID()}`,
      subject: { kind: 'consultation', id: randomUUID() },
      kind: 'topup',
      postings: [{ from: GATEWAY, to: account, amount: 1n }],
    }),
  ).rejects.toThrow('no account has the form')
})

test.each([0n, -5n])('moves nothing for the amount %s', async (amount) => {
  const ana = person()
  await give(ana, 100n)
  await expect(give(ana, amount)).rejects.toThrow('something_moves')
})

test('the platform’s totals are the last snapshot plus later entries', async () => {
  const before = await balanceOf(db, GATEWAY)
  const ana = person()
  await give(ana, 700n)
  await snapshotTotals(db)
  await give(ana, 30n)
  expect((await balanceOf(db, GATEWAY)) - before).toBe(-730n)
})

test('a snapshot waits for a posting under way, and lets others post meanwhile', async () => {
  const before = await balanceOf(db, GATEWAY)
  const [ana, luna] = [person(), person()]
  const [posted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = once(async (tx) => {
    const postings = [{ from: GATEWAY, to: availableOf(ana), amount: 10n }]
    await postJournals(tx, [
      {
        key: `payment:${ana}:paid`,
        subject: { kind: 'payment', id: ana },
        kind: 'payment_paid',
        postings,
      },
    ])
    posted.resolve()
    await released.promise
  })
  await posted.promise
  await give(luna, 3n)
  expect(await findFinalJournal(db, async () => {}), 'an earlier one can still appear').toBeUndefined()
  const snapshot = snapshotTotals(db)
  await give(luna, 2n)
  released.resolve()
  await Promise.all([slow, snapshot])
  expect((await balanceOf(db, GATEWAY)) - before).toBe(-15n)
  const [counted] = await db<{ last: bigint; through: bigint }[]>`
    select (select max(through_journal) from ledger_snapshots where account = ${GATEWAY}) as through,
      (select id from ledger_journals where key = ${`payment:${ana}:paid`}) as last`
  expect(counted!.through).toBeGreaterThan(counted!.last)
})

test('a refused posting leaves nothing behind when its transaction ends', async () => {
  const [ana, luna] = [person(), person()]
  await expect(post(pay(`poor:${ana}`, ana, luna))).rejects.toMatchObject({
    status: 402,
    message: 'Saldo insuficiente. Adicione créditos para continuar.',
  })
  expect(await db`select 1 from ledger_journals where key = ${`poor:${ana}`}`).toHaveLength(0)
  expect([await balanceOf(db, reservedOf(ana)), await has(ana)]).toEqual([0n, 0n])
})

test('keeps all invariants of the ledger', async () => {
  expect(await findLedgerViolations(db)).toEqual([])
  expect(await findLedgerViolations(db, { after: 0n, through: null, suspects: [] })).toEqual([])
})

test('knows what stood on an account after an earlier journal, with and without a snapshot', async () => {
  const [ana, fresh] = [person(), await freshDatabase()]
  const after: bigint[] = []
  for (const amount of [100n, 20n, 3n]) {
    await postJournals(fresh, [
      {
        key: `payment:${randomUUID()}:paid`,
        subject: { kind: 'payment', id: randomUUID() },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(ana), amount }],
      },
    ])
    after.push((await findFinalJournal(fresh))!)
  }
  const balances = async () => {
    const [row] = await fresh`
      select array(select account_balance(${availableOf(ana)}, through)::int from unnest(${after.map(String)}::text[]::bigint[]) as through)
        as balances, account_balance(${availableOf(ana)})::int as now`
    return row
  }
  expect(await balances()).toEqual({ balances: [100, 120, 123], now: 123 })
  await sql.insertSnapshotsOfMoved(fresh, { after: 0n, through: after[2]! }, after[1]!, 1)
  expect(await fresh`select total from ledger_snapshots where account = ${availableOf(ana)}`).toEqual([{ total: 120n }])
  expect(await balances()).toEqual({ balances: [100, 120, 123], now: 123 })
})
