import { beforeEach, describe, expect, test } from 'vitest'
import { readProfile } from '#domains/consultants/directory/read-profile.ts'
import { listPresent } from '#domains/consultants/directory/sql.ts'
import { findStatus } from '#domains/consultants/presence/sql.ts'
import { announceVacations, setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { takeBegunVacations, takeEndedVacations } from '#domains/consultants/vacation/sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { readQuestion } from '#domains/written-questions/read-question.ts'
import { sweepQuestions } from '#domains/written-questions/sweep-questions.ts'
import { openQuestion } from '#domains/written-questions/open-question.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { acceptConsultation } from './lifecycle/accept-consultation.ts'
import { requestConsultation } from './lifecycle/request-consultation.ts'

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
  await announceVacations(db, await clock(db))
  expect(await findStatus(db, luna, await clock(db))).toBe('offline')
  await travelTo(db, MIDNIGHT_AFTER)
  expect(await findStatus(db, luna, MIDNIGHT_AFTER)).toBe('online')
  expect((await request()).state).toBe('requested')
  expect(await readProfile(db, luna, MIDNIGHT_AFTER)).toMatchObject({ backAt: null })
  await announceVacations(db, MIDNIGHT_AFTER)
  expect(await db`select from consultant_vacations`).toHaveLength(0)
})

test('what was requested before goes on, an open question comes back at once, and a bought one waits as a draft', async () => {
  const { id } = await request()
  const q = { id: crypto.randomUUID(), clientId: ana, consultantId: luna }
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...q, title: 'Pergunta', price: 1_990n, held: 1_990n, answerHours: 24, at: NOON }),
  )
  const sent = { ...q, id: crypto.randomUUID() }
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...sent, title: 'Pergunta', price: 1_990n, held: 0n, answerHours: 24, at: NOON }),
  )
  await askQuestion(db, { ...sent, text: QUESTION_TEXT, clock })
  await leave('2026-11-25')
  await sweepQuestions({ db, clock, log })
  expect(await readQuestion(db, sent.id, ana)).toMatchObject({
    state: 'declined',
    reason: 'De férias: as respostas voltam em 26/11/2026.',
  })
  expect((await acceptConsultation(db, { id, consultantId: luna, clock })).state).toBe('accepted')
  await expect(askQuestion(db, { ...q, text: QUESTION_TEXT, clock })).rejects.toMatchObject({ message: BACK })
  await leave(null)
  await askQuestion(db, { ...q, text: QUESTION_TEXT, clock })
})

describe('with a first day', () => {
  const plan = (firstDay: string, lastDay: string, zone?: string) =>
    clock(db).then((now) => setVacation(db, { consultantId: luna, firstDay, lastDay, zone, now }))
  const begin = new Date('2026-11-24T03:00:00.000Z')

  test('she attends until it begins, and the profile says the days before and meanwhile', async () => {
    await plan('2026-11-24', '2026-11-25')
    const vacation = { firstDay: '2026-11-24', lastDay: '2026-11-25' }
    expect(await readProfile(db, luna, NOON)).toMatchObject({ status: 'online', backAt: null, vacation })
    await travelTo(db, new Date(begin.getTime() - 1_000))
    await comeOnline(db, luna)
    expect(await findStatus(db, luna, await clock(db))).toBe('online')
    await travelTo(db, begin)
    expect(await readProfile(db, luna, begin)).toMatchObject({ status: 'offline', backAt: MIDNIGHT_AFTER, vacation })
    await expect(request()).rejects.toMatchObject({ code: 'consultants.on_vacation', message: BACK })
    expect(await readProfile(db, luna, MIDNIGHT_AFTER)).toMatchObject({ vacation: null })
  })

  test('its begin is announced once, like its end', async () => {
    await plan('2026-11-24', '2026-11-25')
    const hers = [{ consultantId: luna }]
    const begun = []
    for (const at of [NOON, begin, begin]) begun.push([...(await takeBegunVacations(db, at))])
    expect(begun).toEqual([[], hers, []])
    expect([...(await takeEndedVacations(db, MIDNIGHT_AFTER))]).toEqual(hers)
  })

  test('its days are those of her clock', async () => {
    await plan('2026-11-24', '2026-11-24', 'America/Rio_Branco')
    const [row] = await db`select starts_at, back_at from consultant_vacations`
    expect([row!.starts_at, row!.back_at].map((at: Date) => at.toISOString())).toEqual([
      '2026-11-24T05:00:00.000Z',
      '2026-11-25T05:00:00.000Z',
    ])
  })

  test('that is today it begins at once; a day that is over, after the last or in a year and more is refused', async () => {
    await plan('2026-11-20', '2026-11-20')
    expect(await findStatus(db, luna, NOON)).toBe('offline')
    await expect(plan('2026-11-19', '2026-11-22')).rejects.toMatchObject({ code: 'consultants.vacation_begun' })
    await expect(plan('2026-11-24', '2026-11-23')).rejects.toMatchObject({ code: 'consultants.vacation_reversed' })
    await expect(plan('2027-11-24', '2027-11-25')).rejects.toMatchObject({ code: 'consultants.vacation_too_far' })
    await expect(plan('2026-11-24', '2026-11-25', 'Lua/Cheia')).rejects.toMatchObject({
      code: 'consultants.vacation_zone',
    })
  })
})

test.each([
  ['2026-11-19', 'consultants.vacation_over'],
  ['2027-06-01', 'consultants.vacation_too_long'],
])('a vacation until %s is refused: %s', async (lastDay, code) =>
  expect(leave(lastDay)).rejects.toMatchObject({ code }),
)
