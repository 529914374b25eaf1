import { beforeEach, describe, expect, test } from 'vitest'
import { chooseNotices } from '#domains/notifications/choices/choose-notices.ts'
import { deleteBlock, insertBlock } from '#domains/consultants/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { listThreads } from '../threads/list-threads.ts'
import { readThread } from '../threads/read-thread.ts'
import { chooseFollowUps } from './choose-follow-ups.ts'
import { readFollowUp } from './read-follow-up.ts'
import { followUpFault } from './rules.ts'
import { sendFollowUp } from './send-follow-up.ts'

const TEXT = 'Fiquei pensando na sua pergunta: repare no que muda nesta semana.'
const HOUR_S = 3_600

let db: Db
let c: ConsultationFixture
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  c = await ConsultationFixture.open(db)
  await c.begin()
  await c.converse(0, 40)
})

const send = ({ id = crypto.randomUUID(), text = TEXT, by = c.luna } = {}) =>
  sendFollowUp(db, { id, consultationId: c.id, consultantId: by, text, clock })
const codeOf = async (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: { code: string }) => error.code,
  )
const read = () => readFollowUp(db, c.id, c.luna)
const mails = () => db<{ recipient: string }[]>`select recipient from mails where key = ${`follow-up:${c.id}`}`

describe('after a consultation', () => {
  test('Luna writes once: Ana reads it in the thread, unread, with a mail; the same again is the same', async () => {
    expect(await codeOf(send()), 'while it runs').toBe('follow_ups.not_settled')
    await c.end()
    expect(await read()).toMatchObject({ text: null, openUntil: expect.any(Date) })
    await c.travelTo(40 + HOUR_S)
    const id = crypto.randomUUID()
    const facts = await factsDuring(db, c.ana, () => send({ id }))
    expect(facts).toMatchObject([{ type: 'follow_up_sent', consultationId: c.id }])
    expect(await codeOf(send({ id })), 'again').toBe('sent')
    expect(await codeOf(send()), 'another one').toBe('follow_ups.already_sent')
    expect(await read()).toMatchObject({ text: TEXT, openUntil: null })
    expect(await mails()).toHaveLength(1)
    const thread = await readThread(db, c.ana, { id: c.luna })
    expect(thread).toMatchObject({
      isUnread: true,
      entries: [{ kind: 'follow_up', followUp: { text: TEXT, consultationId: c.id } }, { kind: 'consultation' }],
    })
    expect(thread.entries[1]).toMatchObject({ consultation: { channel: 'chat', receiptCode: expect.any(String) } })
    expect((await listThreads(db, { id: c.ana, role: 'client' }, undefined)).threads).toMatchObject([
      { by: 'consultant', words: TEXT, state: null, isUnread: true },
    ])
  })

  test('is sent until 72 hours have passed, to the second', async () => {
    await c.end()
    const { openUntil } = await read()
    const endedAt = openUntil!.getTime() - 72 * HOUR_S * 1_000
    const at = (seconds: number) =>
      followUpFault(
        { isSettled: true, endedAt: new Date(endedAt), isAutomatic: false },
        new Date(endedAt + seconds * 1_000),
      )
    expect([at(72 * HOUR_S - 0.001), at(72 * HOUR_S)]).toEqual([undefined, 'too_late'])
    await c.travelTo(40 + 73 * HOUR_S)
    expect(await codeOf(send())).toBe('follow_ups.too_late')
    expect(await read()).toMatchObject({ text: null, openUntil: null })
  })

  test('two at once are one', async () => {
    await c.end()
    const sent = await Promise.all([codeOf(send()), codeOf(send())])
    expect(sent.toSorted()).toEqual(['follow_ups.already_sent', 'sent'])
    expect(await mails()).toHaveLength(1)
  })

  test('Ana wants none, does without its mail, or is blocked: nothing reaches her, and Luna learns no reason', async () => {
    await c.end()
    await chooseFollowUps(db, { clientId: c.ana, isWanted: false, at: await clock(db) })
    expect([await codeOf(send()), (await read()).openUntil]).toEqual(['follow_ups.not_received', null])
    await chooseFollowUps(db, { clientId: c.ana, isWanted: true, at: await clock(db) })
    const block = { clientId: c.ana, consultantId: c.luna, blockedBy: 'client' } as const
    await inTransaction(db, (tx) => insertBlock(tx, block, new Date()))
    expect([await codeOf(send()), (await read()).openUntil]).toEqual(['follow_ups.not_received', null])
    await deleteBlock(db, block)
    const noMails = { personId: c.ana, topic: 'consultations', way: 'mail', wanted: false } as const
    await chooseNotices(db, { ...noMails, now: new Date() })
    expect(await codeOf(send())).toBe('sent')
    expect(await mails()).toEqual([])
  })

  test('a contact, a threat or a promise is held back, counted, and may be said otherwise', async () => {
    await c.end()
    for (const text of ['Me chama no zap: 11 98765-4321', 'Garanto que ele volta em três dias.'])
      expect(await codeOf(send({ text })), text).toBe('follow_ups.held_text')
    expect(await db`select place, outcome from held_texts`).toEqual(
      Array.from({ length: 2 }, () => ({ place: 'room', outcome: 'refused' })),
    )
    expect(await codeOf(send())).toBe('sent')
  })

  test('nobody writes after a consultation of others', async () => {
    await c.end()
    expect(await codeOf(send({ by: c.ana }))).toBe('follow_ups.not_found')
  })
})
