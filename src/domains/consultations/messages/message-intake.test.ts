import { expect, test } from 'vitest'
import { Bus } from '#platform/bus.ts'
import { log } from '#platform/log.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MessageIntake, type SaidMessage } from './message-intake.ts'

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
    return { intake: new MessageIntake(db, await Bus.open(db, log), delivery, log), delivered }
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
