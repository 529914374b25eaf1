import { describe, expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { recordStatements } from '#test/support/record-statements.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { acceptConsultation } from './lifecycle/accept-consultation.ts'
import { settleConsultation } from './lifecycle/settle-consultation.ts'
import { closeOverdueConsultation } from './lifecycle/close-overdue-consultation.ts'
import { endConsultation } from './lifecycle/end-consultation.ts'
import { listConsultations } from './reading/read-consultation.ts'
import { requestConsultation } from './lifecycle/request-consultation.ts'
import { findConsultationViolations } from './invariants.sql.ts'
import { lockConsultation } from './state/sql.ts'

describe('many requests at once', () => {
  const askFor = (db: Db, clientId: string, consultantId: string, id: string = crypto.randomUUID()) =>
    requestConsultation(db, { id, clientId, consultantId, channel: 'chat', clock })
  const codes = (results: PromiseSettledResult<unknown>[]) =>
    results.map((r) => (r.status === 'fulfilled' ? 'yes' : (r.reason.code as string))).toSorted()

  test('ten equal requests at once are one request and one hold', async () => {
    const db = await freshDatabase()
    const [ana, luna, id] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    await Promise.all(Array.from({ length: 10 }, () => askFor(db, ana, luna, id)))
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
    expect((await listConsultations(db, ana, {})).consultations).toHaveLength(1)
  })

  test('ten clients ask, Luna accepts them all at once, one consultation is open and nobody else has paid', async () => {
    const db = await freshDatabase({ max: 12 })
    const luna = await aConsultant(db, 'Luna')
    await comeOnline(db, luna)
    const clients = await Promise.all(Array.from({ length: 10 }, (_, i) => aClient(db, `Cliente${i}`, 5_000n)))
    const ids = clients.map(() => crypto.randomUUID())
    await Promise.all(clients.map((client, i) => askFor(db, client, luna, ids[i])))
    const outcomes = codes(
      await Promise.allSettled(ids.map((id) => acceptConsultation(db, { id, consultantId: luna, clock }))),
    )
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'consultations.already_attending'), 'yes'])
    await Promise.all(ids.map((id) => closeOverdueConsultation(db, { id, clock })))
    const reserved = await Promise.all(clients.map((client) => balanceOf(db, reservedOf(client))))
    expect(reserved.filter((amount) => amount > 0n)).toEqual([2_990n])
    expect(await findConsultationViolations(db)).toEqual([])
  })

  test('a client who asks ten consultants at once gets one', async () => {
    const db = await freshDatabase({ max: 12 })
    const ana = await aClient(db, 'Ana', 50_000n)
    const consultants = await Promise.all(
      Array.from({ length: 10 }, (_, i) => aConsultant(db, `Luna ${'ABCDEFGHIJ'[i]}`)),
    )
    await Promise.all(consultants.map((luna) => comeOnline(db, luna)))
    const outcomes = codes(await Promise.allSettled(consultants.map((luna) => askFor(db, ana, luna))))
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'consultations.already_open'), 'yes'])
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
  })

  test('a request waits for the open consultation that is being ended, and takes no money before', async () => {
    const db = await freshDatabase({ max: 4 })
    const [ana, luna, first] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    await askFor(db, ana, luna, first)
    const sent = await recordStatements(db, async () => {
      const { next } = await inTransaction(db, async (tx) => {
        const c = (await lockConsultation(tx, first))!
        const next = askFor(db, ana, luna)
        await untilOneWaitsForLock(db)
        await settleConsultation(tx, c, { state: 'cancelled', cause: { reason: 'by_client' }, at: await clock(tx) })
        return { next }
      })
      expect(await next).toMatchObject({ state: 'requested' })
    })
    expect(sent.filter((text) => text === 'rollback')).toEqual([])
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
    expect(await findConsultationViolations(db)).toEqual([])
  })

  test('ended by both, ten times each, it is settled once', async () => {
    const db = await freshDatabase({ max: 12 })
    const [ana, luna, id] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna'), crypto.randomUUID()]
    await comeOnline(db, luna)
    await askFor(db, ana, luna, id)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => endConsultation(db, { id, personId: i % 2 ? ana : luna, clock })),
    )
    expect(await balanceOf(db, availableOf(ana))).toBe(5_000n)
    const moves = await db`select 1 from consultation_events where consultation_id = ${id} and type = 'moved'`
    expect(moves).toHaveLength(2)
  })
})
