import { expect, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { log } from '#platform/log.ts'
import type { Connection } from '#platform/sockets/connection.ts'
import type { Announcement } from '#shared/facts.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { messageSaid, roomTopic } from '../room.facts.ts'
import { roomCommands } from '../room-channel.ts'
import { MessageIntake } from './message-intake.ts'

test('what one web process stores reaches the followers at another, and only those of that room', async () => {
  const db = await freshDatabase({ max: 1 })
  const consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  const { ana, id } = consultation
  const processOf = async (followed: string) => {
    const delivered: Announcement[] = []
    const delivery = {
      deliver: (announcement: Announcement) => void delivered.push(announcement),
      hasFollowers: (topic: string) => topic === followed,
    }
    return { intake: new MessageIntake(db, await Bus.open(db, log), delivery, log), delivered }
  }
  const [here, there, elsewhere] = [
    await processOf(''),
    await processOf(roomTopic(id)),
    await processOf(roomTopic(ana)),
  ]

  const message = { consultationId: id, authorId: ana, id: crypto.randomUUID(), body: 'Vou mudar de emprego?' }
  const { seq, at } = await here.intake.send(message)
  const said = messageSaid(id, {
    seq,
    at,
    authorId: ana,
    authorKind: 'client',
    clientMessageId: message.id,
    body: message.body,
    fact: {},
  })
  expect(here.delivered).toEqual([said])
  await expect.poll(() => there.delivered).toContainEqual(said)
  expect(elsewhere.delivered).toEqual([])
})

test('a person sends at most five messages a second, whatever connections and processes they use', async () => {
  const db = await freshDatabase()
  const consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  const { ana, luna, id } = consultation
  let ms = 0
  const processOf = async () => {
    const bus = await Bus.open(db, log)
    const intake = new MessageIntake(db, bus, { deliver: () => {}, hasFollowers: () => false }, log)
    const [send] = roomCommands(intake, () => ms)
    let heard = 0
    bus.subscribe('messages', (_key, fact) => void (heard += (fact as unknown as { stored: unknown[] }).stored.length))
    const say = (person: string) =>
      send!
        .handle({
          viewer: { id: person, role: 'client', sessionId: '' },
          input: { consultationId: id, id: crypto.randomUUID(), body: 'Oi' } as never,
          connection: {} as Connection,
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
