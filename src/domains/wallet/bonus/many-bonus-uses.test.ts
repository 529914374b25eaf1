import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Db, type Tx } from '#platform/db.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { GATEWAY, postJournal } from '../index.ts'
import { type Journal, promotionalOf } from '../rules.ts'
import { listBonusUses, recordKept, recordReturned } from './sql.ts'

const subject = randomUUID()
const back = (to: string): Journal => ({
  key: `booking:${subject}:returned`,
  subject: { kind: 'booking', id: subject },
  kind: 'booking_returned',
  postings: [{ from: GATEWAY, to, amount: 5n }],
})
const later = new Date('2030-01-01T00:00:00Z')
let db: Db
let ana: string

/** What thousands of consultations used of many bonuses, and of Ana's one act of ours. */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  ana = await aClient(db, 'Ana')
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into bonuses (id, person_id, amount, unspent, used, granted_at, expires_at)
      select 'bonus-' || n, case when n = 1 then ${ana}::uuid else gen_random_uuid() end, 1000, 900, 100, now(),
        now() + interval '90 days' from generate_series(1, 1000) n`
    await tx`
      insert into bonus_uses (bonus_id, subject, used)
      select 'bonus-' || 1 + n % 1000, case when n = 1000 then ${subject} else gen_random_uuid()::text end, 20
      from generate_series(1, 5000) n`
  })
  await vacuumAll(db)
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['what a refund gives back', (tx) => listBonusUses(tx, subject)],
  ['to write that down', (tx) => recordReturned(tx, 'bonus-1', { subject, amount: 5n, expiresAt: later })],
  ['to keep it longer', (tx) => recordKept(tx, { personId: ana, subject, at: later })],
  ['a booking that gives it back', (tx) => postJournal(tx, back(promotionalOf(ana)))],
])('%s reads the uses of its act, not all that were ever made', async (_, act) => {
  const read = await rowsRead(db, 'bonus_uses', act)
  expect(read.rows).toBeLessThan(10)
  expect(read.whole).toBe(0)
})
