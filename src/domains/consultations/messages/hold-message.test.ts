import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { Connection } from '#platform/sockets/connection.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { Meter } from '../metering/meter.ts'
import { roomCommands } from '../room-channel.ts'
import { MessageIntake } from './message-intake.ts'

const PROMISE = 'Garanto a volta dele em 7 dias.'
const PHONE = 'Me chama no zap: 11 98765-4321'

let db: Db
let consultation: ConsultationFixture
let say: (person: string, body: string, more?: { insists?: boolean; id?: string }) => Promise<string>

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  const bus = await Bus.open(db, log)
  onTestFinished(() => bus.close())
  const intake = new MessageIntake(db, bus, { deliver: () => {}, hasSeats: () => false }, log)
  const seatsOf = ({ person }: Connection & { person: string }) => ({ seat: consultation.seatOf(person) })
  let ms = 0
  const [send] = roomCommands({ db, clock }, intake, { seatsOf } as unknown as Meter, () => (ms += 1_000))
  say = (person, body, { insists, id = crypto.randomUUID() } = {}) =>
    send!
      .handle({
        viewer: { id: person, role: person === consultation.luna ? 'consultor' : 'client', sessionId: '' },
        input: { consultationId: consultation.id, id, body, ...(insists && { insists }) } as never,
        connection: { person } as unknown as Connection,
      })
      .then(
        () => 'stored',
        (refusal: { code: string }) => refusal.code,
      )
})

const bodies = async () =>
  (await db<{ body: string }[]>`select body from consultation_events where type = 'message' order by seq`)
    .map(({ body }) => body)
    .slice(1)
const counted = () => db`select person_id, place, subject_id, rule, found, outcome from held_texts order by id`
const clockOf = () => db`select billable_from, consultant_spoke_at, last_seq from consultations`

test('a promise is held before it reaches the room, leaves the clock alone, and goes by insisting', async () => {
  const { luna, id } = consultation
  const [before, messageId] = [await clockOf(), crypto.randomUUID()]
  expect(await say(luna, PROMISE, { id: messageId })).toBe('consultations.message_may_insist')
  expect([await clockOf(), await bodies()]).toEqual([before, []])
  expect(await say(luna, PROMISE, { id: messageId, insists: true })).toBe('stored')
  expect(await bodies()).toEqual([PROMISE])
  const held = { person_id: luna, place: 'room', subject_id: id, rule: 'promise', found: 'garanto a volta' }
  expect(await counted()).toEqual([
    { ...held, outcome: 'refused' },
    { ...held, outcome: 'insisted' },
  ])
})

test('contacts, payment elsewhere and threats are refused, whoever insists', async () => {
  const { luna } = consultation
  for (const body of [PHONE, 'Manda o pix', 'Se você não fizer, algo terrível vai acontecer'])
    expect(await say(luna, body, { insists: true }), body).toBe('consultations.message_held')
  expect(await bodies()).toEqual([])
  expect((await counted()).map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    'contact refused',
    'payment refused',
    'threat refused',
  ])
})

test('what the client says is theirs, and what Luna says of death and days goes through', async () => {
  const { ana, luna } = consultation
  expect(await say(ana, 'Me prometeram a volta dele em 7 dias por R$ 300 no pix')).toBe('stored')
  expect(await say(luna, 'A carta da Morte fala de fim de ciclo. Em 7 dias volto de férias.')).toBe('stored')
  expect(await counted()).toEqual([])
})

test('whoever has no seat in a room counts nothing', async () => {
  expect(await say(crypto.randomUUID(), PHONE)).toBe('consultations.not_found')
  expect(await counted()).toEqual([])
})
