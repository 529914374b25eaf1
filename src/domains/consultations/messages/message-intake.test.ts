import { expect, onTestFinished, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { Connection } from '#platform/sockets/connection.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { Meter } from '../metering/meter.ts'
import { roomCommands } from '../room-channel.ts'
import { MessageIntake, type SaidMessage } from './message-intake.ts'

/** A web process's line to the others, until the test ends. */
async function openBus(db: Db) {
  const bus = await Bus.open(db, log)
  onTestFinished(() => bus.close())
  return bus
}

test('what one web process stores reaches the followers at another, and only those of that room', async () => {
  const db = await freshDatabase({ max: 1 })
  const consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  const { ana, id } = consultation
  const processOf = async (followed: string) => {
    const delivered: SaidMessage[] = []
    const delivery = {
      deliver: (_id: string, said: SaidMessage) => void delivered.push(said),
      hasSeats: (room: string) => room === followed,
    }
    return { intake: new MessageIntake(db, await openBus(db), delivery, log), delivered }
  }
  const [here, there, elsewhere] = [await processOf(''), await processOf(id), await processOf(ana)]

  const seat = consultation.seatOf(ana)
  const message = { consultationId: id, authorId: ana, id: crypto.randomUUID(), body: 'Vou mudar de emprego?', seat }
  const { seq, at } = await here.intake.send(message)
  const listener = consultation.seatOf(consultation.luna)!.connectionNumber
  const said = {
    seq,
    at,
    authorId: ana,
    authorKind: 'client',
    clientMessageId: message.id,
    body: message.body,
    listener,
    isOwed: false,
  }
  expect(here.delivered).toEqual([said])
  await expect.poll(() => there.delivered).toContainEqual(expect.objectContaining(said))
  expect(elsewhere.delivered).toEqual([])
})

test('a person sends at most five messages a second, whatever connections and processes they use', async () => {
  const db = await freshDatabase({ max: 1 })
  const consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  const { ana, luna, id } = consultation
  let ms = 0
  const processOf = async () => {
    const bus = await openBus(db)
    const intake = new MessageIntake(db, bus, { deliver: () => {}, hasSeats: () => false }, log)
    const seatsOf = ({ person }: Connection & { person: string }) => ({ seat: consultation.seatOf(person) })
    const [send] = roomCommands({ db, clock }, intake, { seatsOf } as unknown as Meter, () => ms)
    let heard = 0
    bus.subscribe('messages', (_key, fact) => void (heard += (fact as unknown as { stored: unknown[] }).stored.length))
    const say = (person: string) =>
      send!
        .handle({
          viewer: { id: person, role: 'client', sessionId: '' },
          input: { consultationId: id, id: crypto.randomUUID(), body: 'Oi' } as never,
          connection: { person } as unknown as Connection,
        })
        .then(
          () => 'stored',
          (refusal: { code?: string }) => refusal.code,
        )
    return { say, heard: () => heard }
  }
  const [here, there] = [await processOf(), await processOf()]
  for (let n = 0; n < 5; n++) expect(await here.say(ana)).toBe('stored')
  expect(await here.say(ana), 'by another connection').toBe('consultations.too_fast')
  expect(await here.say(luna), 'somebody else').toBe('stored')
  await expect.poll(there.heard).toBe(6)
  expect(await there.say(ana), 'at another process').toBe('consultations.too_fast')
  ms += 200
  expect([await there.say(ana), await there.say(ana)]).toEqual(['stored', 'consultations.too_fast'])
})
