import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { recordStatements } from '#test/support/record-statements.ts'
import { acceptConsultation } from '../lifecycle/accept-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { findConsultationViolations } from '../invariants.sql.ts'
import { storeMessages } from '../messages/sql.ts'
import { joinRoom } from '../metering/join-room.ts'
import type { JoinedSeat } from '../metering/sql.ts'
import { requestConsultation } from '../lifecycle/request-consultation.ts'
import { actOnSpread } from './act-on-spread.ts'
import type { TableAct } from './acts.rules.ts'
import { openSpread } from './open-spread.ts'
import { spreadsOf } from './spread.rules.ts'
import { listTableEvents } from './sql.ts'

const PART = 'a'.repeat(64)

describe('presses at the same instant', () => {
  let db: Db
  let luna: string
  let [ana, consultationId, id] = ['', '', '']
  let seats: Record<string, JoinedSeat> = {}

  beforeAll(async () => {
    db = await freshDatabase({ max: 12 })
    luna = await aConsultant(db, 'Luna')
  })
  beforeEach(async () => {
    ana = await aClient(db, 'Ana', 50_000n)
    await comeOnline(db, luna)
    ;[consultationId, id] = [crypto.randomUUID(), crypto.randomUUID()]
    const asked = { id: consultationId, clientId: ana, consultantId: luna }
    await requestConsultation(db, { ...asked, channel: 'chat', clock })
    await acceptConsultation(db, { ...asked, clock })
    for (const personId of [ana, luna]) seats[personId] = (await joinRoom(db, { id: consultationId, personId }))!
    await beginConsultation(db, { id: consultationId, clock })
    const words = { consultationId, authorId: luna, id: crypto.randomUUID(), body: 'Bom dia.', seat: proofOf(luna) }
    expect((await storeMessages(db, [words]))[0]!.outcome).toBe('stored')
    return async () => {
      await endConsultation(db, { id: consultationId, personId: ana, clock })
      expect(await findConsultationViolations(db)).toEqual([])
    }
  })

  const proofOf = (personId: string) => ({
    connectionNumber: seats[personId]!.connectionNumber,
    provedAt: seats[personId]!.joinedAt.getTime(),
  })
  const by = (personId: string) => {
    const proofs = { seat: proofOf(personId), other: proofOf(personId === ana ? luna : ana) }
    return { consultationId, personId, proofs, clock }
  }
  const open = (spread = id, layout: 'tres-cartas' | 'uma-carta' = 'tres-cartas') =>
    openSpread(db, { ...by(luna), id: spread, layout, drawer: 'client', reversals: true })
  const act = (personId: string, given: TableAct) => actOnSpread(db, { ...by(personId), id, act: given })
  const outcomes = async (pressed: Promise<unknown>[]) =>
    (await Promise.allSettled(pressed))
      .map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code))
      .toSorted()
  const actsNow = async () => (await listTableEvents(db, consultationId)).map(({ table }) => table.act)

  test('five openings make one spread, and another one is refused', async () => {
    expect(await outcomes([open(), open(), open(), open(), open()])).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(await outcomes([open(crypto.randomUUID()), open(crypto.randomUUID())])).toEqual([
      'consultations.table_taken',
      'consultations.table_taken',
    ])
    expect(await actsNow()).toEqual(['opened'])
  })

  test('eight choices for three places fill three, each with another piece, and numbers leave no gap', async () => {
    await open()
    const choices = Array.from({ length: 8 }, (_, n) =>
      act(ana, { type: 'lay', place: n % 3, position: n % 4, part: PART }),
    )
    const said = await outcomes(choices)
    const [spread] = spreadsOf(await listTableEvents(db, consultationId))
    const laid = spread!.places.flatMap(({ position }) => (position === undefined ? [] : [position]))
    expect(new Set(laid).size).toBe(laid.length)
    expect(spread!.parts).toHaveLength(1)
    expect(said.filter((one) => one === 'done').length).toBeGreaterThanOrEqual(laid.length)
    const seqs = await db<{ seq: number }[]>`
      select seq::float8 as seq from consultation_events where consultation_id = ${consultationId} order by seq`
    expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_, at) => at + 1))
  })

  test('both turn the same card: it is turned once, and both are answered', async () => {
    await open()
    await act(ana, { type: 'lay', place: 0, position: 9, part: PART })
    const turns = [ana, luna, ana, luna].map((person) => act(person, { type: 'turn', place: 0 }))
    expect(await outcomes(turns)).toEqual(['done', 'done', 'done', 'done'])
    expect(await actsNow()).toEqual(['opened', 'laid', 'turned'])
  })

  test('putting away and choosing at once leave one order of events', async () => {
    await open()
    await outcomes([
      act(luna, { type: 'put_away' }),
      act(ana, { type: 'lay', place: 0, position: 1, part: PART }),
      act(luna, { type: 'mix', part: PART }),
    ])
    const acts = await actsNow()
    expect(acts.at(-1)).toBe('closed')
  })

  test('an act costs eight statements', async () => {
    await open(id, 'uma-carta')
    await act(ana, { type: 'lay', place: 0, position: 1, part: PART })
    const sent = await recordStatements(db, () => act(luna, { type: 'turn', place: 0 }))
    expect(sent.filter((text) => !/^(begin|commit)/.test(text))).toHaveLength(7)
  })
})
