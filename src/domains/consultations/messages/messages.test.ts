import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveQuickReplies } from '#domains/consultants/quick-replies/save-quick-replies.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom } from '#test/support/live-room.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { listForDelivery, storeMessages } from './sql.ts'

describe('messages of a consultation', () => {
  let db: Db
  let consultation: ConsultationFixture
  let [ana, id] = ['', '']
  const connectionOf = (role: string) => consultation.seats.find((seat) => seat.role === role)!.connectionNumber

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  beforeEach(async () => {
    consultation = await ConsultationFixture.open(db)
    ;({ ana, id } = consultation)
  })
  afterEach(async () => expect(await consultation.endAndFindViolations()).toEqual([]))

  test('messages and moves share one gap-free sequence, and a repeated message keeps its number', async () => {
    await consultation.beginWithFirstWord()
    const seat = consultation.seatOf(ana)
    const message = { consultationId: id, authorId: ana, id: crypto.randomUUID(), body: 'Vou mudar de emprego?', seat }
    const [first, other] = await storeMessages(db, [
      message,
      { ...message, id: crypto.randomUUID(), body: 'E quando?' },
    ])
    expect([first, other]).toMatchObject([{ outcome: 'stored', kind: 'client' }, { outcome: 'stored' }])
    expect(other!.seq).toBe(first!.seq! + 1n)
    expect((await storeMessages(db, [message]))[0]).toMatchObject({ outcome: 'known', seq: first!.seq })
    expect((await storeMessages(db, [{ ...message, body: 'Outra coisa' }]))[0]).toMatchObject({ outcome: 'reused' })
    expect(
      (await storeMessages(db, [{ ...message, authorId: crypto.randomUUID(), id: crypto.randomUUID() }]))[0],
    ).toMatchObject({ outcome: 'absent' })
  })

  test('a lease after the client’s last proof the consultant’s words wait, also while the clock is not stopped yet', async () => {
    const { luna } = consultation
    await consultation.beginWithFirstWord()
    await consultation.prove(14)
    await consultation.travelTo(19.999)
    expect(await consultation.say(luna)).toMatchObject({ outcome: 'stored' })
    await consultation.travelTo(20)
    expect(await consultation.say(luna)).toMatchObject({ outcome: 'clock_stopped' })
    expect(await consultation.say(ana)).toMatchObject({ outcome: 'stored' })
    expect(await consultation.state()).toBe('active')
    // What the process of her socket has heard already counts before the database has it; another socket's does not.
    const proof = { connectionNumber: connectionOf('client'), provedAt: secondsAfterNoon(18).getTime() }
    expect(await consultation.say(luna, 'Bom dia.', proof)).toMatchObject({ outcome: 'stored' })
    const older = { ...proof, connectionNumber: connectionOf('consultant') }
    expect(await consultation.say(luna, 'Bom dia.', older)).toMatchObject({ outcome: 'clock_stopped' })
    // Who has just come back has a lease to prove it.
    await consultation.joinBoth()
    await consultation.travelTo(21)
    expect(await consultation.say(luna)).toMatchObject({ outcome: 'stored' })
    await consultation.prove(22)
    expect(await consultation.say(luna)).toMatchObject({ outcome: 'stored' })
  })

  test('the server stamps what a program says, as it was when the consultation was requested', async () => {
    const { luna } = consultation
    await consultation.becomeProgram()
    await consultation.ask()
    await db`update consultants set is_automatic = false where id = ${luna}`
    await consultation.accept()
    await consultation.joinBoth()
    await consultation.press()
    await consultation.prove(10)
    await beginConsultation(db, { id, clock })
    await consultation.say()
    await consultation.say(ana, 'Bom dia.')
    expect(await consultation.read()).toMatchObject({ isAutomatic: true, you: 'client', state: 'active' })
    const said = await listForDelivery(db, id, 0, 10)
    expect(said.map(({ authorKind, listener }) => [authorKind, listener])).toEqual([
      ['automatic', connectionOf('client')],
      ['client', connectionOf('consultant')],
    ])
  })

  test.each([
    ['Só um instante', 'consultant'],
    ['Só um instante, estou embaralhando', 'prepared'],
    ['Só um instante, estou embaralhando.. .', 'prepared'],
    ['\u{1F52E} Só um instante, estou embaralhando!', 'prepared'],
    ['Só um instante, estou embaralhando.\nOi… 7?', 'prepared'],
    ['Só um instante, estou embaralhando. 3', 'consultant'],
    ['Só um instante, estou embaralhando. É', 'consultant'],
    ['\u{1F49C}', 'prepared'],
    ['\u{1F49C}\u{1F49C}', 'consultant'],
    ['…', 'consultant'],
    ['[7?]', 'prepared'],
  ])('of replies prepared beforehand, %j is %s', async (body, kind) => {
    const { luna } = consultation
    await saveQuickReplies(db, {
      consultantId: luna,
      replies: ['Oi', 'Só um instante, estou embaralhando.', '\u{1F49C}', '7?'],
    })
    await consultation.beginWithFirstWord()
    expect(await consultation.say(luna, body)).toMatchObject({ outcome: 'stored', kind })
    expect(await consultation.say(ana, body)).toMatchObject({ outcome: 'stored', kind: 'client' })
  })

  test('a prepared reply is stamped, starts no clock, ends no silence and is never charged', async () => {
    const { luna } = consultation
    const PREPARED = 'Só um instante, estou embaralhando.'
    await saveQuickReplies(db, { consultantId: luna, replies: [PREPARED] })
    await consultation.ask()
    await consultation.accept()
    await consultation.joinBoth()
    await consultation.prove(8)
    await beginConsultation(db, { id, clock })
    expect(await consultation.say(luna, ` ${PREPARED}\n`)).toMatchObject({ outcome: 'stored', kind: 'prepared' })
    expect(await consultation.say(luna, `${PREPARED}.`)).toMatchObject({ outcome: 'stored', kind: 'prepared' })
    for (let second = 10; second <= 30; second += 2) await consultation.prove(second)
    expect((await consultation.read()).billedMs).toBe(0)
    expect(await consultation.say(ana, PREPARED)).toMatchObject({ outcome: 'stored', kind: 'client' })

    expect(await consultation.say(luna, `${PREPARED} Pronto.`)).toMatchObject({ kind: 'consultant' })
    for (let second = 32; second <= 80; second += 2) {
      await consultation.prove(second)
      if (second === 60) expect(await consultation.say(luna, PREPARED)).toMatchObject({ kind: 'prepared' })
    }
    expect((await consultation.read()).billedMs).toBe(44_999)
  })
})

test('what a program says reaches its own tab at once and the client’s, once', async () => {
  const db = await freshDatabase({ max: 1 })
  const { room, ana, luna } = await LiveRoom.begun(db)
  try {
    await db`update consultations set is_automatic = true, begin_confirmed_at = started_at
      where id = ${room.consultation.id}`
    expect(await luna.say('Saiu A Estrela.')).toBe('stored')
    await room.pass(2)
    for (const tab of [ana, luna])
      expect(tab.heard.filter(({ body }) => body === 'Saiu A Estrela.')).toMatchObject([{ authorKind: 'automatic' }])
  } finally {
    await room.end()
  }
})
