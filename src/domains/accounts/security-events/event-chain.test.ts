import { beforeEach, describe, expect, test } from 'vitest'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { eventChainCheck } from './check-event-chain.ts'

const AT = new Date('2026-03-10T12:00:00Z')
const QUIET = { error: () => {} }

let db: Db
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  iris = await aClient(db, 'Íris')
})

const record = (n: number) =>
  inTransaction(db, (tx) =>
    recordSecurityEvent(tx, {
      kind: 'accounts.x',
      actorId: iris,
      reason: `Motivo ${n}`,
      before: { amountCents: 100n, until: null },
      after: { amountCents: 250n, until: AT },
      at: AT,
    }),
  )
const violations = async () =>
  (await checkInvariants(db, eventChainCheck, QUIET)).map(({ rule, subject }) => `${rule} ${subject}`)
const seals = () => db<{ n: bigint; hash: string }[]>`select n, hash from security_event_seals order by n`
/** As somebody would who has the database itself, and no trigger in the way. */
const tamper = (statement: string) =>
  ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(statement)
  })

describe('the chain of the log', () => {
  test('keeps a reason and what changed, amounts as whole centavos', async () => {
    await record(1)
    expect(await db`select reason, before, after from security_event_words`).toEqual([
      {
        reason: 'Motivo 1',
        before: { amountCents: 100, until: null },
        after: { amountCents: 250, until: AT.toISOString() },
      },
    ])
  })

  test('has a link for each event without a gap, also when thirty are recorded at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => record(n)))
    const events = await db`select from security_events`
    expect((await seals()).map(({ n }) => Number(n))).toEqual(Array.from({ length: events.length }, (_, n) => n + 1))
    expect(await violations()).toEqual([])
  })

  test('an act that is undone leaves no link', async () => {
    await record(1)
    const undone = inTransaction(db, async (tx) => {
      await recordSecurityEvent(tx, { kind: 'accounts.x', actorId: iris, at: AT })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await record(2)
    expect(await violations()).toEqual([])
  })

  test('takes along at its first link what was logged before there was one', async () => {
    await record(1)
    await record(2)
    await tamper('delete from security_event_seals')
    await record(3)
    const [events] = await db<{ n: number }[]>`select count(*)::int as n from security_events`
    expect(await seals()).toHaveLength(events!.n)
    expect(await violations()).toEqual([])
  })

  const last = 'select max(event_id) - 1 from security_event_seals'
  for (const [what, statement, rules] of [
    ['an edited event', `update security_events set detail = 'other' where id = (${last})`, ['A2']],
    ['a deleted event', `delete from security_events where id = (${last})`, ['A2']],
    ['another reason', `update security_event_words set reason = 'x' where event_id = (${last})`, ['A4']],
    ['another value of before', `update security_event_words set before = '{}' where event_id = (${last})`, ['A4']],
    ['words that went', `delete from security_event_words where event_id = (${last})`, ['A4']],
    ['a link that went', `delete from security_event_seals where event_id = (${last})`, ['A1', 'A2', 'A3']],
    [
      'an end that went',
      'delete from security_event_seals where n >= (select max(n) - 1 from security_event_seals)',
      ['A1'],
    ],
    ['an event put in without a link', `insert into security_events (kind, at) values ('accounts.x', now())`, ['A3']],
  ] as const)
    test(`notices ${what}`, async () => {
      for (let n = 0; n < 4; n++) await record(n)
      if (what === 'an end that went') await violations()
      await tamper(statement)
      if (what === 'an event put in without a link') await record(5)
      const found = await violations()
      expect([...new Set(found.map((one) => one.slice(0, 2)))].toSorted()).toEqual(rules)
      expect(await violations(), 'until it holds again').toEqual(found)
    })

  test('notices in a later round what was changed after it had been verified', async () => {
    for (let n = 0; n < 4; n++) await record(n)
    expect(await violations()).toEqual([])
    await tamper(`update security_events set detail = 'other' where id = (${last})`)
    const slices = []
    for (let slice = 0; slice < 1_024; slice++)
      slices.push(...(await db.begin((tx) => eventChainCheck.checkSlice(tx, slice, undefined))).violations)
    expect(slices.map(({ rule }) => rule)).toEqual(['A2'])
  })
})

test('words are erased whole by an event that says so, and in no other way', async () => {
  await record(1)
  await recordSecurityEvent(db, { kind: 'accounts.words_erased', actorId: iris, at: AT })
  for (const change of [
    db`update security_event_words set reason = 'Outro'`,
    db`update security_event_words set reason = null`,
  ])
    await expect(change).rejects.toMatchObject({ code: '23001' })
  await db`update security_event_words set reason = null, before = null, after = null,
    erased_by = (select id from security_events where kind = 'accounts.words_erased')`
  expect(await violations()).toEqual([])
})
