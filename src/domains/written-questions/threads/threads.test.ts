import { beforeAll, expect, test } from 'vitest'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { ANSWER_TEXT, openWrittenQuestionFixture, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { answerClarification } from '../answer-clarification.ts'
import { askClarification } from '../ask-clarification.ts'
import { listThreads } from './list-threads.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { readThread } from './read-thread.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let fixture: ReturnType<typeof openWrittenQuestionFixture>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  fixture = openWrittenQuestionFixture(db, time)
  time.pass(60)
})

type Pair = { clientId: string; consultantId: string }
const listOf = async (id: string, role = 'client', before?: string) => listThreads(db, { id, role }, before)
const readAs = (you: 'client' | 'consultant', { clientId, consultantId }: Pair, before?: string) =>
  you === 'client'
    ? readThread(db, clientId, { id: consultantId, before })
    : readThread(db, consultantId, { id: clientId, before })
const unread = async ({ clientId, consultantId }: Pair) => [
  (await listOf(clientId)).threads[0]?.isUnread,
  (await listOf(consultantId, 'consultor')).threads[0]?.isUnread,
]

test('a draft is the client’s alone; from the question on both have a thread, unread for the other', async () => {
  const q = await fixture.buyQuestion()
  expect(await readAs('client', q)).toMatchObject({
    you: 'client',
    drafts: [{ id: q.id, state: 'unsent' }],
    entries: [],
  })
  await expect(readAs('consultant', q)).rejects.toMatchObject({ code: 'threads.not_found' })
  expect([await listOf(q.clientId), await listOf(q.consultantId, 'consultor')]).toEqual(
    Array.from({ length: 2 }, () => ({ threads: [], next: null })),
  )
  time.pass(1)
  await fixture.ask(q)
  expect(await unread(q)).toEqual([false, true])
  const [thread] = (await listOf(q.consultantId, 'consultor')).threads
  expect(thread).toMatchObject({ you: 'consultant', by: 'client', words: QUESTION_TEXT, state: 'asked' })
  expect(thread!.other).toMatchObject({ id: q.clientId, name: 'Ana' })
  time.pass(60)
  await fixture.answer(q)
  expect(await unread(q)).toEqual([true, true])
  expect((await listOf(q.clientId)).threads).toMatchObject([
    { by: 'consultant', words: ANSWER_TEXT.slice(0, 160), state: 'answered', at: time.now() },
  ])
  const read = await readAs('client', q)
  expect(read).toMatchObject({ isUnread: true, drafts: [], next: null })
  expect(read.entries).toMatchObject([{ kind: 'question', question: { id: q.id, answer: ANSWER_TEXT } }])
})

test('what was seen is read, what comes later is not, and an older page reads nothing back', async () => {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  const sees = (until: Date) =>
    markThreadRead(db, { personId: q.consultantId, otherId: q.clientId, until, at: time.now() })
  await sees(new Date(time.now().getTime() - 1_000))
  expect((await unread(q))[1], 'saw an older state').toBe(true)
  await sees(time.now())
  expect((await unread(q))[1]).toBe(false)
  await sees(new Date(0))
  expect((await unread(q))[1], 'never back').toBe(false)
  const stranger = await aClient(db, 'Bia', 0n)
  const strange = markThreadRead(db, { personId: q.consultantId, otherId: stranger, until: time.now(), at: time.now() })
  await expect(strange).rejects.toMatchObject({ code: 'threads.not_found' })
})

test('what is asked about an answer and what is said to it come as news, and so does a late answer', async () => {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  await fixture.answer(q)
  const seenByBoth = async () => {
    const at = time.now()
    await markThreadRead(db, { personId: q.consultantId, otherId: q.clientId, until: at, at })
    await markThreadRead(db, { personId: q.clientId, otherId: q.consultantId, until: at, at })
  }
  await seenByBoth()
  expect(await unread(q)).toEqual([false, false])
  time.pass(60)
  await askClarification(db, { id: q.id, clientId: q.clientId, text: 'E o trabalho?', clock: time.clock })
  expect(await unread(q)).toEqual([false, true])
  await seenByBoth()
  time.pass(60)
  const clarified = { id: q.id, consultantId: q.consultantId, text: 'Ele espera por você.', clock: time.clock }
  await answerClarification(db, clarified)
  expect(await unread(q)).toEqual([true, false])

  const missed = await fixture.buyQuestion()
  await fixture.ask(missed)
  time.pass(25 * 3_600)
  await fixture.answer(missed)
  expect((await listOf(missed.clientId)).threads).toMatchObject([
    { state: 'missed', by: 'consultant', words: ANSWER_TEXT.slice(0, 160), at: time.now(), isUnread: true },
  ])
})

test('a client finds an empty thread with any consultant; nobody finds anybody else', async () => {
  const [ana, bia] = [await aClient(db, 'Ana', 0n), await aClient(db, 'Bia', 0n)]
  const [luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
  expect(await readThread(db, ana, { id: luna })).toMatchObject({ other: { name: 'Luna' }, entries: [], drafts: [] })
  for (const [who, whom] of [
    [ana, bia],
    [luna, ana],
    [luna, sol],
    [ana, crypto.randomUUID()],
  ] as const)
    await expect(readThread(db, who, { id: whom })).rejects.toMatchObject({ code: 'threads.not_found' })
})

test('lists come in pages, each row once, also of one instant', async () => {
  const q = await fixture.buyQuestion()
  await fixture.ask(q)
  const at = time.now()
  await db`
    insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
      state, question, answer, bought_at, lapses_at, asked_at, due_at, ended_at, captured, released, is_automatic)
    select gen_random_uuid(), client_id, consultant_id, title, price, 0, commission_bps, answer_hours, 'answered',
      question, 'Sim.', ${at}, ${new Date(at.getTime() + 1_000)}, ${at}, ${new Date(at.getTime() + 1_000)}, ${at}, 0, 0,
      is_automatic
    from written_questions, generate_series(1, 44) where id = ${q.id}`
  const ids: string[] = []
  let before: string | undefined
  do {
    const { entries, next } = await readAs('consultant', q, before)
    ids.push(...entries.map(({ id }) => id))
    before = next ?? undefined
  } while (before)
  expect([ids.length, new Set(ids).size]).toEqual([45, 45])

  for (let n = 0; n < 24; n++) {
    const luna = await aConsultant(db, 'Luna')
    await db`
      insert into question_threads (consultant_id, client_id, last_at, to_client_at)
      values (${luna}, ${q.clientId}, ${at}, ${at})`
  }
  const first = await listOf(q.clientId)
  const second = await listOf(q.clientId, 'client', first.next!)
  const listed = [...first.threads, ...second.threads].map(({ other }) => other.id)
  expect([listed.length, new Set(listed).size, second.next]).toEqual([25, 25, null])
})
