import { beforeAll, describe, expect, test } from 'vitest'
import { chooseNotices } from '#domains/notifications/choices/choose-notices.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { parseReceiptContent } from '#domains/receipts/rules.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { earningsOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations as findWalletViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { aClient, becomeProgram } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { ANSWER_TEXT, QUESTION_TEXT, openWrittenQuestionFixture } from '#test/support/written-question-fixture.ts'
import { answerQuestion } from './answer-question.ts'
import { declineQuestion } from './decline-question.ts'
import { giveUpQuestion } from './give-up-question.ts'
import { openQuestion } from './open-question.ts'
import { listQuestions, readQuestion } from './read-question.ts'
import { saveDraft } from './save-draft.ts'
import { sweepQuestions } from './sweep-questions.ts'
import { findQuestionViolations } from './invariants.sql.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let fixture: ReturnType<typeof openWrittenQuestionFixture>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  fixture = openWrittenQuestionFixture(db, time)
  time.pass(60)
})

const HOUR = 3_600
const sweep = () => sweepQuestions({ db, clock: time.clock, log })
const decline = (q: { id: string; consultantId: string }, reason = 'Não atendo esse assunto por escrito.') =>
  declineQuestion(db, { ...q, reason, clock: time.clock })
const save = (id: string, personId: string, text: string, draftVersion: number) =>
  saveDraft(db, { id, personId, text, draftVersion, clock: time.clock })
const violations = async () => [...(await findQuestionViolations(db)), ...(await findWalletViolations(db))]

describe('asking and answering', () => {
  test('reserves the price, then pays Luna 65 % of it, with a receipt for both', async () => {
    const q = await fixture.buyQuestion()
    expect(await fixture.money(q)).toEqual({ free: 0n, set: 1_990n, earned: 0n })
    const before = await fixture.platformAccounts()
    await fixture.ask(q)
    time.pass(23 * HOUR)
    await fixture.answer(q)
    expect(await fixture.money(q)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
    expect((await fixture.platformAccounts()).commission - before.commission).toBe(696n)
    const seen = await readQuestion(db, q.id, q.clientId)
    expect(seen).toMatchObject({
      state: 'answered',
      question: QUESTION_TEXT,
      answer: ANSWER_TEXT,
      earnsCents: null,
      receiptCode: expect.any(String),
    })
    const receipt = parseReceiptContent((await findReceipt(db, seen.receiptCode!)).content)
    expect(receipt).toMatchObject({
      kind: 'question',
      chargedCents: 1_990n,
      consultantCents: 1_294n,
      commissionCents: 696n,
    })
    expect(receipt?.journals.map(({ key }) => key)).toEqual([`hold:${q.id}:1`, `capture:${q.id}:1990`])
    expect(await fixture.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 answered'])
    expect(await fixture.mailsOf(q.id)).toEqual(['asked', 'answered'])
    expect(await violations()).toEqual([])
  })

  test('tells both that it moved, and whose balance did: Luna’s by an answer, Ana’s by any end', async () => {
    const told = async (personId: string, work: () => Promise<unknown>) =>
      (await factsDuring(db, personId, work)).map((fact) => fact.type)
    const [answered, declined] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    expect(await told(answered.clientId, () => fixture.ask(answered))).toEqual(['question_moved'])
    expect(await told(answered.consultantId, () => fixture.answer(answered))).toEqual([
      'question_moved',
      'balance_moved',
    ])
    await fixture.ask(declined)
    expect(await told(declined.clientId, () => decline(declined))).toEqual(['question_moved', 'balance_moved'])
    const free = await fixture.buyQuestion({ held: 0n })
    expect(await told(free.clientId, () => giveUpQuestion(db, { ...free, clock: time.clock }))).toEqual([
      'question_moved',
    ])
  })

  test('leaves out the mails that Ana and Luna do without, and never the one about money that came back', async () => {
    const [answered, missed] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    for (const { clientId, consultantId } of [answered, missed]) {
      for (const personId of [clientId, consultantId])
        await chooseNotices(db, { personId, topic: 'questions', way: 'mail', wanted: false, now: time.now() })
    }
    await fixture.ask(answered)
    await fixture.answer(answered)
    await fixture.ask(missed)
    for (const hours of [12, 8, 6]) {
      time.pass(hours * HOUR)
      await sweep()
    }
    expect(await fixture.mailsOf(answered.id)).toEqual([])
    expect(await fixture.mailsOf(missed.id)).toEqual(['missed'])
  })

  test('clears the earnings of a new consultant 32 days later, once, with one line in each statement', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    await fixture.answer(q)
    time.pass(32 * 24 * HOUR - 1)
    await clearEarnings({ db, clock: time.clock, log })
    expect(await balanceOf(db, earningsOf(q.consultantId))).toBe(0n)
    time.pass(1)
    await clearEarnings({ db, clock: time.clock, log })
    await clearEarnings({ db, clock: time.clock, log })
    expect(await balanceOf(db, earningsOf(q.consultantId))).toBe(1_294n)
    const linesOf = async (personId: string) =>
      (await readStatement(db, { personId, cursor: undefined })).lines.map((line) => [line.words, line.amountCents])
    expect(await linesOf(q.consultantId)).toEqual([['Pergunta por escrito de Ana', 1_294n]])
    expect((await linesOf(q.clientId))[0]).toEqual(['Pergunta por escrito a Luna', -1_990n])
  })

  test('Luna earns the same with a coupon, at most what was paid, and the platform adds nothing', async () => {
    const before = await fixture.platformAccounts()
    for (const [held, earned] of [
      [1_500n, 1_294n],
      [1_000n, 1_000n],
      [0n, 0n],
    ] as const) {
      const q = await fixture.buyQuestion({ held })
      await fixture.ask(q)
      await fixture.answer(q)
      expect(await fixture.money(q)).toEqual({ free: 0n, set: 0n, earned })
    }
    expect((await fixture.platformAccounts()).promotion).toBe(before.promotion)
    expect(await violations()).toEqual([])
  })
})

describe('drafts and permissions', () => {
  test('keeps a draft, refuses an outdated tab, and accepts a repeated save', async () => {
    const { id, clientId } = await fixture.buyQuestion()
    expect(await save(id, clientId, 'Devo', 0)).toEqual({ draftVersion: 1 })
    expect(await save(id, clientId, 'Devo aceitar?', 1)).toEqual({ draftVersion: 2 })
    expect(await save(id, clientId, 'Devo aceitar?', 1)).toEqual({ draftVersion: 2 })
    await expect(save(id, clientId, 'Outra coisa', 1)).rejects.toMatchObject({ code: 'questions.draft_conflict' })
    await expect(save(id, clientId, '🌙'.repeat(5_001), 2)).rejects.toMatchObject({ code: 'questions.too_long' })
    expect(await readQuestion(db, id, clientId)).toMatchObject({ question: 'Devo aceitar?', draftVersion: 2 })
  })

  test('Luna sees a question once it is asked, Ana an answer once it is sent', async () => {
    const q = await fixture.buyQuestion()
    await save(q.id, q.clientId, 'Só um rascunho', 0)
    await expect(readQuestion(db, q.id, q.consultantId)).rejects.toMatchObject({ status: 404 })
    expect((await listQuestions(db, q.consultantId, {})).questions).toEqual([])
    await expect(save(q.id, q.consultantId, 'Resposta', 0)).rejects.toMatchObject({ code: 'questions.not_found' })
    await fixture.ask(q)
    await save(q.id, q.consultantId, 'Começo da resposta', 0)
    expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({ state: 'asked', answer: '', draftVersion: 1 })
    expect(await readQuestion(db, q.id, q.consultantId)).toMatchObject({
      question: QUESTION_TEXT,
      answer: 'Começo da resposta',
      draftVersion: 1,
      earnsCents: 1_294n,
    })
    const bia = await aClient(db, 'Bia')
    const attempts = [
      () => readQuestion(db, q.id, bia),
      () => save(q.id, bia, 'Oi', 0),
      () => fixture.ask({ ...q, clientId: bia }),
      () => decline({ ...q, consultantId: bia }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'questions.not_found', status: 404 })
  })

  test('a question keeps whether a program was asked and answered, whoever attends in that name later', async () => {
    const set = (id: string, on: boolean) => db`update consultants set is_automatic = ${on} where id = ${id}`
    const shown = async (q: { id: string; clientId: string }) => (await readQuestion(db, q.id, q.clientId)).isAutomatic
    const byPerson = await fixture.buyQuestion()
    await fixture.ask(byPerson)
    await fixture.answer(byPerson)
    await set(byPerson.consultantId, true)
    expect(await shown(byPerson)).toBe(false)
    const byProgram = await fixture.buyQuestion()
    await set(byProgram.consultantId, true)
    expect(await shown(byProgram), 'a program would answer it now').toBe(true)
    await fixture.ask(byProgram)
    await fixture.answer(byProgram)
    await set(byProgram.consultantId, false)
    expect(await shown(byProgram), 'bought from a person, answered by a program').toBe(true)
    const ana = await aClient(db, 'Ana', 1_990n)
    await becomeProgram(db, byPerson.consultantId)
    const [id, consultantId] = [crypto.randomUUID(), byPerson.consultantId]
    const bought = { id, clientId: ana, consultantId, title: 'Pergunta', price: 1_990n, held: 1_990n, answerHours: 24 }
    await inTransaction(db, (tx) => openQuestion(tx, { ...bought, at: time.now() }))
    await set(consultantId, false)
    expect(await shown(bought), 'bought from a program').toBe(true)
  })

  test('a sent text cannot change: repeating it changes nothing, another text is refused', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    await fixture.ask(q)
    await expect(fixture.ask(q, 'Outra pergunta, bem diferente')).rejects.toMatchObject({
      code: 'questions.already_sent',
    })
    await expect(save(q.id, q.clientId, 'mais', 1)).rejects.toMatchObject({ code: 'questions.already_sent' })
    await fixture.answer(q)
    await fixture.answer(q)
    await expect(fixture.answer(q, `${ANSWER_TEXT}!`)).rejects.toMatchObject({ code: 'questions.already_answered' })
    await expect(decline(q)).rejects.toMatchObject({ code: 'questions.already_answered' })
    await expect(db`update written_questions set question = 'outra' where id = ${q.id}`).rejects.toThrow('was sent')
    expect(await fixture.eventsOf(q.id)).toHaveLength(3)
  })
})

describe('an answer that a rule holds back', () => {
  const promising = `${ANSWER_TEXT} Garanto a volta dele em 7 dias.`
  const insist = (q: { id: string; consultantId: string }, text: string) =>
    answerQuestion(db, { ...q, text, insists: true, clock: time.clock })

  test('goes by insisting, and counts as it first arrived: once, half an hour is left to say it otherwise', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    time.pass(24 * HOUR - 60)
    await expect(fixture.answer(q, promising)).rejects.toMatchObject({
      code: 'questions.answer_may_insist',
      fields: { text: expect.stringContaining('resultado ninguém garante') },
    })
    expect(await fixture.money(q)).toEqual({ free: 0n, set: 1_990n, earned: 0n })
    time.pass(20 * 60)
    await sweep()
    await expect(fixture.answer(q, promising), 'no more time').rejects.toMatchObject({ status: 409 })
    await insist(q, promising)
    expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({ state: 'answered', answer: promising })
    const counted = await db`select place, rule, outcome from held_texts where subject_id = ${q.id} order by id`
    expect(counted.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'insisted'])
    expect(await violations()).toEqual([])
  })

  test('is missed half an hour later, and a hard rule knows no insisting', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    time.pass(24 * HOUR - 60)
    for (let n = 0; n < 2; n++)
      await expect(insist(q, `${ANSWER_TEXT} Manda o pix.`)).rejects.toMatchObject({ code: 'questions.answer_held' })
    time.pass(31 * 60)
    await sweep()
    expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({ state: 'missed' })
    expect(await violations()).toEqual([])
  })
})

describe('questions without an answer cost nothing', () => {
  test('a missed question gives Ana her money and a mail, and Luna keeps her draft', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    await save(q.id, q.consultantId, 'Quase pronta', 0)
    time.pass(24 * HOUR)
    await sweep()
    expect(await readQuestion(db, q.id, q.clientId), 'what came in time may still wait').toMatchObject({
      state: 'asked',
    })
    time.pass(60)
    await sweep()
    await sweep()
    expect(await fixture.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
    expect(await readQuestion(db, q.id, q.consultantId)).toMatchObject({ state: 'missed', answer: 'Quase pronta' })
    expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({ state: 'missed', answer: '', receiptCode: null })
    expect(await fixture.mailsOf(q.id)).toEqual(['asked', 'missed'])
    expect(await violations()).toEqual([])
  })

  test('a late answer is read, costs nothing and counts nowhere, before and after the sweep', async () => {
    const [swept, unswept] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    for (const q of [swept, unswept]) await fixture.ask(q)
    time.pass(24 * HOUR + 60)
    await sweepQuestions({ db, clock: time.clock, log })
    await save(swept.id, swept.consultantId, 'Um rascunho depois do prazo', 0)
    for (const q of [swept, unswept]) {
      await fixture.answer(q)
      await fixture.answer(q)
      await expect(fixture.answer(q, `${ANSWER_TEXT} E mais.`)).rejects.toMatchObject({
        code: 'questions.answered_late',
      })
      expect(await fixture.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
      expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({
        state: 'missed',
        answer: ANSWER_TEXT,
        answeredLateAt: expect.any(Date),
        receiptCode: null,
      })
      expect(new Set(await fixture.mailsOf(q.id))).toEqual(new Set(['asked', 'missed', 'answered_late']))
      expect((await fixture.eventsOf(q.id)).at(-1)).toMatch('answered_late')
      expect(await db`select from consultation_clients where client_id = ${q.clientId}`).toHaveLength(0)
      await expect(db`update written_questions set answer = 'Outra' where id = ${q.id}`).rejects.toThrow()
    }
    expect(await violations()).toEqual([])
  })

  test('an answer counts by when it came: before the deadline, however long it waited for its turn', async () => {
    const [early, old] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    for (const q of [early, old]) await fixture.ask(q)
    const due = (await readQuestion(db, early.id, early.clientId)).dueAt!
    time.pass(24 * HOUR + 30)
    await sweep()
    const arrived = (ms: number) => ({ text: ANSWER_TEXT, arrivedAt: new Date(due.getTime() + ms), clock: time.clock })
    await answerQuestion(db, { ...early, ...arrived(-1) })
    await answerQuestion(db, { ...old, ...arrived(-40_000) })
    expect(await fixture.money(early)).toEqual({ free: 0n, set: 0n, earned: 1_294n })
    expect(await fixture.money(old), 'nobody waits for more than a minute').toEqual({
      free: 1_990n,
      set: 0n,
      earned: 0n,
    })
    expect(await violations()).toEqual([])
  })

  test('what has no substance, or is half of another answer, is not sent, and nobody can insist', async () => {
    const [first, second] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    const luna = first.consultantId
    await db`update written_questions set consultant_id = ${luna} where id = ${second.id}`
    for (const q of [first, second]) await fixture.ask(q)
    await expect(fixture.answer(first, 'Sim, vai dar tudo certo.')).rejects.toMatchObject({
      code: 'questions.too_thin',
      status: 400,
      fields: { text: 'Escreva pelo menos 200 caracteres.' },
    })
    await fixture.answer(first)
    const copied = { ...second, consultantId: luna, text: `${ANSWER_TEXT} Um abraço para você.`, clock: time.clock }
    for (const insists of [false, true])
      await expect(answerQuestion(db, { ...copied, insists })).rejects.toMatchObject({
        code: 'questions.copied',
        status: 400,
      })
    expect(await readQuestion(db, second.id, second.clientId)).toMatchObject({ state: 'asked' })
  })

  test('a question of more than 2,000 characters is for a full reading', async () => {
    const [short, reading] = [await fixture.buyQuestion(), await fixture.buyQuestion({ answerHours: 72 })]
    const long = 'Devo mudar de cidade? '.repeat(100)
    await expect(fixture.ask(short, long)).rejects.toMatchObject({ code: 'questions.too_long', status: 400 })
    await fixture.ask(reading, long)
  })

  test('a declined question gives the money back at once', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    await decline(q)
    await decline(q)
    expect(await fixture.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
    expect(await readQuestion(db, q.id, q.clientId)).toMatchObject({
      state: 'declined',
      reason: 'Não atendo esse assunto por escrito.',
    })
    await expect(fixture.answer(q)).rejects.toMatchObject({ code: 'questions.over' })
    expect(await readQuestion(db, q.id, q.consultantId)).toMatchObject({ state: 'declined', earnsCents: 0n })
    expect(await fixture.mailsOf(q.id)).toEqual(['asked', 'declined'])
  })

  test('a reason that says how to be reached elsewhere declines nothing, and no mail quotes it', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    for (const way of ['no zap (11) 98765-4321', 'por luna@gmail.com', 'em @lunatarot'])
      await expect(decline(q, `Faço por fora pela metade: me chame ${way}.`)).rejects.toMatchObject({
        code: 'questions.contact_data',
        status: 400,
        fields: { reason: expect.stringContaining('Tire isto e envie de novo.') },
      })
    expect(await fixture.money(q)).toEqual({ free: 0n, set: 1_990n, earned: 0n })
    expect(await fixture.mailsOf(q.id)).toEqual(['asked'])
    await decline(q)
    expect(await fixture.mailsOf(q.id)).toEqual(['asked', 'declined'])
  })

  test('a question given up or never sent becomes credit', async () => {
    const [one, other] = [await fixture.buyQuestion(), await fixture.buyQuestion()]
    await giveUpQuestion(db, { ...one, clock: time.clock })
    await giveUpQuestion(db, { ...one, clock: time.clock })
    await expect(fixture.ask(one)).rejects.toMatchObject({ code: 'questions.over' })
    time.pass(366 * 24 * HOUR)
    await expect(fixture.ask(other)).rejects.toMatchObject({ code: 'questions.over' })
    await sweep()
    for (const q of [one, other]) expect(await fixture.money(q)).toEqual({ free: 1_990n, set: 0n, earned: 0n })
    expect(await readQuestion(db, other.id, other.clientId)).toMatchObject({ state: 'lapsed' })
    const sent = await fixture.buyQuestion()
    await fixture.ask(sent)
    await expect(giveUpQuestion(db, { ...sent, clock: time.clock })).rejects.toMatchObject({
      code: 'questions.already_sent',
    })
  })

  test('warns Luna at half time and four hours before the deadline, once each', async () => {
    const q = await fixture.buyQuestion()
    await fixture.ask(q)
    for (const hours of [11, 1, 1, 6, 1, 1]) {
      time.pass(hours * HOUR)
      await sweep()
      await sweep()
    }
    expect(await fixture.mailsOf(q.id)).toEqual(['asked', 'half', 'soon'])
    expect(await fixture.eventsOf(q.id)).toEqual(['1 unsent', '2 asked', '3 warned_half', '4 warned_soon'])
    await fixture.answer(q)
    expect(await fixture.eventsOf(q.id)).toHaveLength(5)
    expect(await violations()).toEqual([])
  })
})
