import { beforeEach, expect, test } from 'vitest'
import { readProfile } from '#domains/consultants/directory/read-profile.ts'
import { listPresent } from '#domains/consultants/directory/sql.ts'
import { findStatus } from '#domains/consultants/presence/sql.ts'
import { announceEndedVacations, setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { acceptConsultation } from './accept-consultation.ts'
import { requestConsultation } from './request-consultation.ts'
import { askQuestion } from './written-questions/ask-question.ts'
import { openQuestion } from './written-questions/open-question.ts'

const NOON = new Date('2026-11-20T15:00:00.000Z')
const MIDNIGHT_AFTER = new Date('2026-11-26T03:00:00.000Z')

let db: Db
let [ana, luna] = ['', '']

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
})

const leave = async (lastDay: string | null) => setVacation(db, { consultantId: luna, lastDay, now: await clock(db) })
const request = (id = crypto.randomUUID()) =>
  requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
const BACK = 'Esta pessoa está de férias e volta em 26/11/2026. Nada foi cobrado.'

test('on vacation nobody sees her available or can request, and the refusal says when she is back', async () => {
  await leave('2026-11-25')
  expect(await findStatus(db, luna, NOON)).toBe('offline')
  expect(await listPresent(db, NOON, 10)).toEqual([])
  expect(await readProfile(db, luna, NOON)).toMatchObject({ status: 'offline', backAt: MIDNIGHT_AFTER })
  await expect(request()).rejects.toMatchObject({ code: 'consultants.on_vacation', message: BACK })
})

test('she is back by herself at midnight in São Paulo, however late that is announced', async () => {
  await leave('2026-11-25')
  await travelTo(db, new Date(MIDNIGHT_AFTER.getTime() - 1_000))
  await comeOnline(db, luna)
  await announceEndedVacations(db, await clock(db))
  expect(await findStatus(db, luna, await clock(db))).toBe('offline')
  await travelTo(db, MIDNIGHT_AFTER)
  expect(await findStatus(db, luna, MIDNIGHT_AFTER)).toBe('online')
  expect((await request()).state).toBe('requested')
  expect(await readProfile(db, luna, MIDNIGHT_AFTER)).toMatchObject({ backAt: null })
  await announceEndedVacations(db, MIDNIGHT_AFTER)
  expect(await db`select from consultant_vacations`).toHaveLength(0)
})

test('what was asked before is still answered, and a bought question is sent when she is back', async () => {
  const { id } = await request()
  const q = { id: crypto.randomUUID(), clientId: ana, consultantId: luna }
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...q, title: 'Pergunta', price: 1_990n, held: 1_990n, answerHours: 24, at: NOON }),
  )
  await leave('2026-11-25')
  expect((await acceptConsultation(db, { id, consultantId: luna, clock })).state).toBe('accepted')
  await expect(askQuestion(db, { ...q, text: QUESTION_TEXT, clock })).rejects.toMatchObject({ message: BACK })
  await leave(null)
  await askQuestion(db, { ...q, text: QUESTION_TEXT, clock })
})

test.each([
  ['2026-11-19', 'consultants.vacation_over'],
  ['2027-06-01', 'consultants.vacation_too_long'],
])('a vacation until %s is refused: %s', async (lastDay, code) =>
  expect(leave(lastDay)).rejects.toMatchObject({ code }),
)
