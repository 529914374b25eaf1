import { expect, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { log } from '#platform/log.ts'
import type { Announcement } from '#shared/facts.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { messageSaid, roomTopic } from '../room.facts.ts'
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
