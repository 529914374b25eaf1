import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eraseOldTraces } from '#domains/claims/erase-old-traces.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient } from '#test/support/people.ts'
import { joinRoom } from '../../metering/join-room.ts'
import { readCallTrace } from './read-call-trace.ts'
import { insertTrace, listTrace } from './sql.ts'
import { MOST_KEPT, readTraceEntry, type TraceEntry } from './trace.rules.ts'
import { TraceQueue } from './trace-queue.ts'

const NETWORK = {
  part: 'network',
  lost: 12,
  lostThere: 0,
  roundTripMs: 340,
  jitterMs: 8,
  receivedKbps: 42,
  sentKbps: 40,
  path: 'relay',
  transport: 'udp',
} as const satisfies TraceEntry
const CONNECTED = { part: 'link', state: 'connected' } as const

test.each<[string, unknown]>([
  ['no object', 'perda de 12%'],
  ['null', null],
  ['a part that is none', { part: 'door', state: 'open' }],
  ['a state that is none', { part: 'link', state: 'me liga no 11 98888-7777' }],
  ['a state of another part', { part: 'camera', state: 'muted' }],
  ['more lost than all', { ...NETWORK, lost: 101 }],
  ['a negative loss', { ...NETWORK, lost: -1 }],
  ['half a percent', { ...NETWORK, lost: 0.5 }],
  ['not a number', { ...NETWORK, roundTripMs: Number.NaN }],
  ['without end', { ...NETWORK, jitterMs: Number.POSITIVE_INFINITY }],
  ['far too many bits', { ...NETWORK, receivedKbps: 1e308 }],
  ['a figure in words', { ...NETWORK, lost: '12' }],
  ['an address instead of a path', { ...NETWORK, path: '192.0.2.7' }],
  ['a figure that is missing', { ...NETWORK, sentKbps: undefined }],
])('no line of a trace: %s', (_words, value) => expect(readTraceEntry(value)).toBeUndefined())

test('of a line only what belongs to it is read', () => {
  expect(readTraceEntry({ ...NETWORK, address: '192.0.2.7', words: 'oi' })).toEqual(NETWORK)
  expect(readTraceEntry({ ...CONNECTED, by: 'consultant' })).toEqual(CONNECTED)
})

describe('the trace of a call', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  beforeEach(async () => {
    db = await freshDatabase({ max: 1 })
    room = await LiveRoom.open(db, { channel: 'audio' })
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
  })
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  const tell = (tab: Tab, entry: unknown) => tab.whisper({ type: 'trace', entry })
  const stored = async () => {
    await room.storeTraces()
    return listTrace(db, room.consultation.id)
  }

  test('has what both browsers told, dated by the server, and the other one hears nothing of it', async () => {
    await tell(ana, CONNECTED)
    await room.pass(4)
    await tell(luna, NETWORK)
    await room.pass(2)
    const [first, second] = await stored()
    expect(first).toMatchObject({ side: 'client', ...CONNECTED, lost: null, path: null })
    expect(second).toMatchObject({ side: 'consultant', ...NETWORK, state: null })
    expect(Math.abs(first!.at.getTime() - secondsAfterNoon(1).getTime())).toBeLessThan(1_000)
    expect(Math.abs(second!.at.getTime() - secondsAfterNoon(5).getTime())).toBeLessThan(1_000)
    expect([...ana.events('trace'), ...luna.events('trace')]).toEqual([])
  })

  test('says on whose side something was by the seat, whatever the line says', async () => {
    await ana.whisper({ type: 'trace', entry: { ...CONNECTED, side: 'consultant', role: 'consultant' }, seat: 'luna' })
    expect(await stored()).toMatchObject([{ side: 'client' }])
  })

  test('a wrong line is nowhere, and the next right one is there', async () => {
    for (const entry of [{ ...NETWORK, lost: 1e308 }, { part: 'link', state: 'x'.repeat(10_000) }, [], 'trace'])
      await tell(ana, entry)
    await tell(ana, CONNECTED)
    expect(await stored()).toMatchObject([{ part: 'link' }])
  })

  test('a flood of one side leaves twenty lines, and the other side is heard', async () => {
    for (let i = 0; i < 500; i++) await tell(ana, i % 2 ? NETWORK : CONNECTED)
    await tell(luna, NETWORK)
    const lines = await stored()
    expect(lines.filter(({ side }) => side === 'client')).toHaveLength(20)
    expect(lines.filter(({ side }) => side === 'consultant')).toHaveLength(1)
  })

  test('of each side the latest lines stay, and the other side loses none', async () => {
    const { id } = room.consultation
    const [connection] = await db<{ n: number }[]>`
      select connection::int as n from presences where role = 'client'`
    await tell(luna, CONNECTED)
    await room.storeTraces()
    const of = (lost: number) =>
      ({ consultationId: id, role: 'client', connection: connection!.n, agoMs: 0, lost }) as const
    const told = Array.from({ length: MOST_KEPT + 60 }, (_, i) => of(i % 101))
    for (let i = 0; i < told.length; i += 20)
      await insertTrace(
        db,
        told.slice(i, i + 20).map(({ lost, ...one }) => ({ ...one, entry: { ...NETWORK, lost } })),
      )
    const lines = await stored()
    const anas = lines.filter(({ side }) => side === 'client')
    expect(anas.map(({ lost }) => lost)).toEqual(told.slice(-MOST_KEPT).map(({ lost }) => lost))
    expect(lines.filter(({ side }) => side === 'consultant')).toHaveLength(1)
  })

  test('nothing is taken from somebody who left the room, or whose seat another tab took', async () => {
    await tell(ana, CONNECTED)
    await room.pass(1)
    const second = await room.join('ana')
    await room.pass(1)
    await tell(ana, NETWORK)
    await second.leave()
    await tell(second, NETWORK)
    expect(await stored()).toMatchObject([CONNECTED])
  })

  test('nothing is taken after the end', async () => {
    await tell(ana, CONNECTED)
    await room.pass(1)
    await room.consultation.end()
    await room.pass(1)
    await tell(ana, NETWORK)
    expect(await stored()).toMatchObject([CONNECTED])
  })

  test('nothing is taken of a consultation by chat', async () => {
    await db`update consultations set channel = 'chat', current_channel = 'chat'`
    await tell(ana, CONNECTED)
    expect(await stored()).toEqual([])
  })

  test('the team reads it with causes, sides and what was counted; nothing that was said; and it is known who read', async () => {
    const iris = await aClient(db, 'Íris', 0n)
    const talk = (anas: object) =>
      room.pass(14, async () => {
        await ana.report(anas)
        await luna.report({})
      })
    await tell(ana, CONNECTED)
    await talk({})
    expect(await luna.say('Um segredo de vocês.')).toBe('stored')
    await tell(ana, NETWORK)
    await talk({ received: 0, heard: 0 })
    await room.storeTraces()
    const { id } = room.consultation
    const trace = await readCallTrace(db, { id, by: iris, clock })
    expect(trace.lines.map(({ at }) => at.getTime())).toEqual(
      trace.lines.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
    )
    expect(trace.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'state', side: 'client', part: 'link', state: 'connected' }),
        expect.objectContaining({ kind: 'network', side: 'client', lost: 12, roundTripMs: 340, path: 'relay' }),
        expect.objectContaining({ kind: 'moved', state: 'paused', reason: 'sound_disputed', side: 'client' }),
        expect.objectContaining({ kind: 'counted', channel: 'audio' }),
      ]),
    )
    expect(JSON.stringify(trace, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /segredo|\d+\.\d+\.\d+\.\d+/,
    )
    expect(await db`select kind, actor_id, subject_id from security_events where kind like 'consultations.%'`).toEqual([
      { kind: 'consultations.trace_read', actor_id: iris, subject_id: id },
    ])
  })

  test('is erased after ninety days, but not while the team has a claim about it to decide', async () => {
    await tell(ana, CONNECTED)
    await tell(luna, CONNECTED)
    await stored()
    const days = (n: number) => new Date(secondsAfterNoon(2).getTime() + n * 86_400_000)
    const { id, ana: anaId } = room.consultation
    await db`
      insert into claims (id, consultation_id, client_id, way, cause, words, answer_by, asked_at, state)
      values (gen_random_uuid(), ${id}, ${anaId}, 'asked', 'call', 'Não ouvi nada.', '2026-12-01', now(), 'open')`
    await eraseOldTraces({ db, now: days(90) })
    expect(await stored()).toHaveLength(2)
    await db`delete from claims`
    await eraseOldTraces({ db, now: days(89) })
    expect(await stored()).toHaveLength(2)
    await eraseOldTraces({ db, now: days(90) }, 1)
    expect(await stored()).toEqual([])
  })
})

test('a room whose row somebody holds keeps no line waiting, and lines keep no room waiting', async () => {
  const db = await freshDatabase({ max: 2 })
  const consultation = await ConsultationFixture.open(db)
  await consultation.ask()
  await consultation.accept()
  const { id } = consultation
  const joined = (await joinRoom(db, { id, personId: consultation.ana }))!
  await db`update consultations set channel = 'audio'`
  const told = { consultationId: id, role: joined.role, connection: Number(joined.connectionNumber), agoMs: 0 }
  await db.begin(async (holding) => {
    await holding`select from consultations where id = ${id} for update`
    await db.begin(async (tx) => {
      await tx`set local lock_timeout = 1`
      await insertTrace(tx, [{ ...told, entry: CONNECTED }])
    })
  })
  await db.begin(async (writing) => {
    await insertTrace(writing, [{ ...told, entry: NETWORK }])
    expect(await db`select id from consultations where id = ${id} for update skip locked`).toHaveLength(1)
  })
  expect(await listTrace(db, id)).toHaveLength(2)
})

test('lines of many calls are one statement, and wait while the database is away', async () => {
  const db = await freshDatabase({ max: 1 })
  const statements: unknown[] = []
  let isAway = true
  const counting = new Proxy(db, {
    apply: (target, self, args) => {
      statements.push(args)
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return Reflect.apply(target, self, args) as unknown
    },
  })
  const failed = vi.spyOn(log, 'error')
  const queue = new TraceQueue({ db: counting, log })
  for (let i = 0; i < 1_000; i++)
    queue.push({ consultationId: crypto.randomUUID(), role: 'client', connection: i, entry: CONNECTED })
  await queue.flush()
  expect(statements).toHaveLength(1)
  isAway = false
  await queue.flush()
  expect(statements).toHaveLength(2)
  await queue.flush()
  expect(statements).toHaveLength(2)
  expect(failed).not.toHaveBeenCalled()
})
