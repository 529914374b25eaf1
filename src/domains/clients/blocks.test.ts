import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addOnlineAlert } from '#domains/consultants/online-alerts/add-online-alert.ts'
import { sendDueOnlineAlerts } from '#domains/consultants/online-alerts/send-due-online-alerts.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { acceptConsultation, endConsultation } from '#domains/consultations/index.ts'
import { followDispute, openQuestion } from '#domains/written-questions/index.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { tellReturnedMinutes } from '#domains/catalogue/orders/tell-returned-minutes.ts'
import { requestConsultation } from '#domains/consultations/lifecycle/request-consultation.ts'
import { writeReview } from '#domains/reviews/index.ts'
import {
  balanceOf,
  freezePurchase,
  grantMinutes,
  postJournals,
  unfreezePurchase,
  clawBackPurchase,
} from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { prepaidOf, availableOf, COMMISSION, reservedOf } from '#domains/wallet/rules.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { MeteredConsultation, NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { ANSWER_TEXT, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { saveBirthData } from './birth-data/save-birth-data.ts'
import { shareBirthData } from './birth-data/share-birth-data.ts'
import { readBirthData } from './birth-data/read-birth-data.ts'
import { blockPerson, unblockPerson } from './block-person.ts'
import { readClient } from './read-client.ts'
import { listBlockedBy } from './sql.ts'

let db: Db
let [ana, luna] = ['', '']
const BIRTH = { bornOn: '1990-05-17', bornTime: '14:30', place: 'Recife' }

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, secondsAfterNoon(0))
  ;[ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
})

const lunaBlocks = () => blockPerson(db, { by: 'consultant', personId: luna, otherId: ana, clock })
const anaBlocks = () => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock })
const request = () =>
  requestConsultation(db, { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock })
const money = () => Promise.all([availableOf(ana), reservedOf(ana)].map((account) => balanceOf(db, account)))
const refusal = (code: string) => ({ code })

/** Luna and Ana, after a consultation of 20 s. */
async function haveMet() {
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.prove(30)
  await consultation.end()
  await comeOnline(db, luna)
  return consultation
}

async function question() {
  const q = { id: crypto.randomUUID(), clientId: ana, consultantId: luna }
  const at = await clock(db)
  await inTransaction(db, (tx) =>
    openQuestion(tx, { ...q, title: 'Pergunta por escrito', price: 1_990n, held: 1_990n, answerHours: 24, at }),
  )
  return { ...q, state: async () => (await db`select state from written_questions where id = ${q.id}`)[0]!.state }
}

test('whoever is blocked reads what everybody reads of somebody who is away', async () => {
  await haveMet()
  await lunaBlocks()
  await expect(request()).rejects.toMatchObject(refusal('consultations.consultant_unavailable'))
  const now = await clock(db)
  const lastDay = dayInSaoPaulo(new Date(now.getTime() + 3 * 86_400_000))
  await setVacation(db, { consultantId: luna, lastDay, now })
  await expect(request(), 'who reads so on her page').rejects.toMatchObject(refusal('consultants.on_vacation'))
  await setVacation(db, { consultantId: luna, lastDay: null, now })
  await comeOnline(db, luna)
  await unblockPerson(db, { by: 'consultant', personId: luna, otherId: ana })
  expect((await request()).state).toBe('requested')
})

test('a client who blocked reads so, and the consultant sees nothing of it', async () => {
  await haveMet()
  const before = await readClient(db, luna, ana)
  await anaBlocks()
  await expect(request()).rejects.toMatchObject(refusal('consultations.blocked_by_you'))
  expect(await readClient(db, luna, ana)).toEqual(before)
  expect(await listBlockedBy(db, luna, 'consultant')).toEqual([])
  expect(await listBlockedBy(db, ana, 'client')).toMatchObject([{ id: luna, name: 'Luna' }])
})

test.each([
  ['consultant', 'declined', lunaBlocks],
  ['client', 'cancelled', anaBlocks],
] as const)(
  'a request that waits ends when the %s blocks: %s, and everything reserved is free',
  async (_, state, act) => {
    const { id } = await request()
    expect((await money())[1]).toBeGreaterThan(0n)
    await act()
    expect((await db`select state from consultations where id = ${id}`)[0]!.state).toBe(state)
    expect(await money()).toEqual([5_000n, 0n])
  },
)

test('a block during a consultation takes no paid time: it goes on, and is charged, until one of them ends it', async () => {
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await lunaBlocks()
  await anaBlocks()
  await consultation.converse(0, 60)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({ state: 'ended', capturedCents: 294n })
  await writeReview(db, { consultationId: consultation.id, clientId: ana, stars: 1, text: 'Fui eu que parei.', clock })
})

test('a consultant who blocks declines what was asked, and takes no new question', async () => {
  const [asked, unsent] = [await question(), await question()]
  await askQuestion(db, { ...asked, text: QUESTION_TEXT, clock })
  await lunaBlocks()
  expect([await asked.state(), await unsent.state()]).toEqual(['declined', 'unsent'])
  expect(await money()).toEqual([3_010n, 1_990n])
  await expect(askQuestion(db, { ...unsent, text: QUESTION_TEXT, clock })).rejects.toMatchObject(
    refusal('questions.not_taken'),
  )
  await expect(question()).rejects.toMatchObject(refusal('questions.consultant_gone'))
})

test('a client who blocks gives up what was not sent, and pays for an answer that was asked before', async () => {
  const [asked, unsent] = [await question(), await question()]
  await askQuestion(db, { ...asked, text: QUESTION_TEXT, clock })
  await anaBlocks()
  expect([await asked.state(), await unsent.state()]).toEqual(['asked', 'given_up'])
  await answerQuestion(db, { ...asked, text: ANSWER_TEXT, clock })
  expect(await money()).toEqual([3_010n, 0n])
})

const dispute = (id: string, now: 'opened' | 'won' | 'lost') =>
  inTransaction(db, async (tx) => followDispute(tx, { id, dispute: now, at: await clock(tx) }))

test.each([
  ['consultant', lunaBlocks, ['declined', 'unsent'], [1_990n, 0n]],
  ['client', anaBlocks, ['asked', 'given_up'], [0n, 1_990n]],
] as const)(
  'a %s can block while a bank decides; a dispute that is won then ends what the block would have ended',
  async (_, act, states, freed) => {
    const [sent, kept] = [await question(), await question()]
    await askQuestion(db, { ...sent, text: QUESTION_TEXT, clock })
    for (const { id } of [sent, kept]) await dispute(id, 'opened')
    await act()
    expect([await sent.state(), await kept.state(), ...(await money())]).toEqual(['asked', 'unsent', 1_020n, 3_980n])
    expect([await dispute(sent.id, 'won'), await dispute(kept.id, 'won')]).toEqual(freed)
    expect([await sent.state(), await kept.state()]).toEqual(states)
    expect(await money()).toEqual([3_010n, 1_990n])
    // Repeating the decision changes nothing.
    expect([await dispute(sent.id, 'won'), await dispute(kept.id, 'won')]).toEqual([0n, 0n])
  },
)

test('a block taken back before the bank decides ends nothing, and a lost dispute takes the money as always', async () => {
  const [won, lost] = [await question(), await question()]
  for (const q of [won, lost]) {
    await askQuestion(db, { ...q, text: QUESTION_TEXT, clock })
    await dispute(q.id, 'opened')
  }
  await lunaBlocks()
  await dispute(lost.id, 'lost')
  await unblockPerson(db, { by: 'consultant', personId: luna, otherId: ana })
  await dispute(won.id, 'won')
  expect([await won.state(), await lost.state()]).toEqual(['asked', 'taken_back'])
})

/** Ten minutes with Luna, for R$ 29,90; `usedMs` of them a bank took back. */
const tenMinutes = (
  usedMs = 0n,
  where: { db: Db; personId: string; consultantId: string } = { db, personId: ana, consultantId: luna },
) =>
  inTransaction(where.db, async (tx) => {
    const id = crypto.randomUUID()
    const grantedAt = await clock(tx)
    await grantMinutes(tx, {
      id,
      personId: where.personId,
      kind: 'single',
      title: '10 min com Luna',
      value: 2_990n,
      totalMs: 600_000n,
      ceiling: 299n,
      consultantId: where.consultantId,
      channel: 'chat',
      grantedAt,
      expiresAt: new Date('2027-11-20T15:00:00Z'),
    })
    if (usedMs === 0n) return id
    const value = (2_990n * usedMs) / 600_000n
    await tx`select move_grant(id, ${id}, 'free', 'clawed_back', ${usedMs}) from grants where source_id = ${id}`
    await postJournals(tx, [
      {
        key: `minutes:${id}:taken:test`,
        subject: { kind: 'minutes', id },
        kind: 'minutes_taken',
        postings: [{ from: prepaidOf(ana), to: COMMISSION, amount: value }],
      },
    ])
    return id
  })
const returnedMails = async () =>
  (await db<{ template: object }[]>`select template from mails where key like 'minutes-returned:%'`).map(
    ({ template }) => template,
  )
const sweepMinutes = () => expireMinutes({ db, clock, log })

describe('minutes bought for this consultant', () => {
  afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

  test.each([
    ['consultant', lunaBlocks],
    ['client', anaBlocks],
  ] as const)('become what was paid for the unused ones, once, when the %s blocks', async (by, act) => {
    await db`insert into consultation_clients (consultant_id, client_id, consultations, first_at, last_at)
      values (${luna}, ${ana}, 1, now(), now())`
    await tenMinutes(200_000n)
    expect((await money())[0]).toBe(2_010n)
    await act()
    // A third is gone: R$ 9,96, rounded down, stay spent.
    expect(await money()).toEqual([2_010n + 1_994n, 0n])
    expect(await listMinutes(db, ana)).toEqual([])
    const { lines } = await readStatement(db, { personId: ana, cursor: undefined })
    expect(lines[0]).toMatchObject({
      words: 'Minutos não usados, de volta em créditos: 10 min com Luna',
      amountCents: 1_994n,
    })
    await tellReturnedMinutes({ db, clock })
    expect(await returnedMails()).toMatchObject([
      {
        subject: 'R$\u00a019,94 de minutos não usados, de volta no seu saldo',
        facts: [['10 min com Luna', 'R$\u00a019,94']],
      },
    ])
    for (let again = 0; again < 2; again++) {
      await tellReturnedMinutes({ db, clock })
      await act()
      await unblockPerson(
        db,
        by === 'client' ? { by, personId: ana, otherId: luna } : { by, personId: luna, otherId: ana },
      )
      await sweepMinutes()
    }
    expect(await returnedMails(), 'once').toHaveLength(1)
    expect(await money()).toEqual([4_004n, 0n])
  })

  test('and reserved by a request that waits are credit as soon as the block declines it', async () => {
    await tenMinutes()
    await request()
    expect(await listMinutes(db, ana)).toMatchObject([{ reservedMs: 600_000n }])
    await lunaBlocks()
    expect([await money(), await listMinutes(db, ana)]).toEqual([[5_000n, 0n], []])
  })

  test('and reserved by a consultation that goes on cover it; what it never used is credit at its end', async () => {
    await tenMinutes()
    const { id } = await request()
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await lunaBlocks()
    await sweepMinutes()
    expect([await money(), await listMinutes(db, ana)]).toMatchObject([[2_010n, 0n], [{ reservedMs: 600_000n }]])
    await endConsultation(db, { id, personId: ana, clock })
    expect([await money(), await listMinutes(db, ana)]).toEqual([[5_000n, 0n], []])
  })

  test.each([
    ['won', 5_000n],
    ['lost', 2_010n],
  ] as const)('and disputed wait for the bank; %s: R$ %d free', async (decision, free) => {
    const [id, paymentId] = [await tenMinutes(), crypto.randomUUID()]
    await ownerOf(db)`update grants set payment_id = ${paymentId} where source_id = ${id} and kind = 'minutes'`
    const disputed = { paymentId, personId: ana, by: paymentId, at: NOON }
    await inTransaction(db, (tx) => freezePurchase(tx, disputed))
    await anaBlocks()
    await sweepMinutes()
    expect(await money()).toEqual([2_010n, 0n])
    const taking = { ...disputed, amount: 2_990n, paid: 2_990n, before: 0n, covered: 0n, debtId: id }
    await inTransaction(db, async (tx) => {
      if (decision === 'won') await unfreezePurchase(tx, disputed)
      else await clawBackPurchase(tx, taking)
    })
    expect((await money())[0]).toBe(free)
  })

  test('and with another consultant, or with anybody, stay', async () => {
    const sol = await aConsultant(db, 'Sol')
    await tenMinutes(0n, { db, personId: ana, consultantId: sol })
    await anaBlocks()
    expect(await listMinutes(db, ana)).toMatchObject([{ consultantId: sol, value: 2_990n }])
  })
})

test('an online alert of somebody who is blocked waits and says nothing', async () => {
  await haveMet()
  const now = await clock(db)
  await lunaBlocks()
  await addOnlineAlert(db, { personId: ana, consultantId: luna, now })
  await sendDueOnlineAlerts({ db, now })
  expect((await db`select from mails where key like 'online-alert%'`).length).toBe(0)
  expect((await db`select from consultant_online_alerts`).length).toBe(1)
  await unblockPerson(db, { by: 'consultant', personId: luna, otherId: ana })
  await sendDueOnlineAlerts({ db, now })
  expect((await db`select from consultant_online_alerts`).length).toBe(0)
})

test('a consultant blocks clients only, and a client consultants only', async () => {
  await expect(lunaBlocks()).rejects.toMatchObject(refusal('clients.not_found'))
  const bia = await aClient(db, 'Bia')
  await expect(blockPerson(db, { by: 'client', personId: ana, otherId: bia, clock })).rejects.toMatchObject(
    refusal('clients.consultant_not_found'),
  )
})

test('of a request and a block at the same moment no request is left, and all money is free', async () => {
  const many = await freshDatabase()
  const sol = await aConsultant(many, 'Sol')
  await comeOnline(many, sol)
  for (const by of ['client', 'consultant', 'client', 'consultant'] as const) {
    const bia = await aClient(many, 'Bia', 5_000n)
    await tenMinutes(0n, { db: many, personId: bia, consultantId: sol })
    await many`insert into consultation_clients (consultant_id, client_id, consultations, first_at, last_at)
      values (${sol}, ${bia}, 1, now(), now())`
    const [personId, otherId] = by === 'client' ? [bia, sol] : [sol, bia]
    await Promise.allSettled([
      requestConsultation(many, {
        id: crypto.randomUUID(),
        clientId: bia,
        consultantId: sol,
        channel: 'chat',
        clock,
      }),
      blockPerson(many, { by, personId, otherId, clock }),
    ])
    expect(await many`select from consultations where state = 'requested'`).toHaveLength(0)
    expect(await Promise.all([availableOf(bia), reservedOf(bia)].map((one) => balanceOf(many, one)))).toEqual([
      5_000n,
      0n,
    ])
    expect(await listMinutes(many, bia)).toEqual([])
  }
})

test('birth data are seen while they are shared, with every correction, and no longer', async () => {
  await haveMet()
  const now = await clock(db)
  const share = (isShared: boolean) => shareBirthData(db, { clientId: ana, consultantId: luna, isShared, now })
  const seen = async () => (await readClient(db, luna, ana)).birth
  await expect(share(true)).rejects.toMatchObject(refusal('clients.no_birth_data'))
  await saveBirthData(db, { personId: ana, birth: BIRTH, now })
  expect(await seen()).toBeNull()
  await share(true)
  await share(true)
  expect(await seen()).toEqual(BIRTH)
  await saveBirthData(db, { personId: ana, birth: { ...BIRTH, bornTime: null }, now })
  expect(await seen()).toEqual({ ...BIRTH, bornTime: null })
  expect((await readBirthData(db, ana)).shares).toMatchObject([{ consultant: { id: luna, name: 'Luna' } }])
  await share(false)
  expect(await seen()).toBeNull()
  await share(true)
  await anaBlocks()
  expect(await seen()).toBeNull()
  await expect(share(true)).rejects.toMatchObject(refusal('clients.blocked_by_you'))
  await saveBirthData(db, { personId: ana, birth: null, now })
  expect(await readBirthData(db, ana)).toEqual({ birth: null, shares: [] })
  const later = { ...BIRTH, bornOn: '2026-11-21' }
  await expect(saveBirthData(db, { personId: ana, birth: later, now })).rejects.toMatchObject(
    refusal('clients.born_later'),
  )
})
