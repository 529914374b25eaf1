import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { balanceOf, giveBackMinutes, grantMinutes } from '#domains/wallet/index.ts'
import { availableOf, toClearOf } from '#domains/wallet/rules.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askFromBundle } from '#domains/written-questions/ask-from-bundle.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { newDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { nextAnswer, QUESTION_TEXT } from '#test/support/written-question-fixture.ts'
import { monthsBetween } from '../accounting/months.rules.ts'
import { readStatement } from '../lines/read-statement.ts'
import { readMonth } from './read-month.ts'

const DEPOSIT = 20_000n
const PRICE = 5_671n

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** Ana buys three answers of Luna, uses two, gets one of them back, and returns the third. */
async function usedBundle() {
  const db = await newDatabase({ max: 4 })
  const [ana, luna, iris] = [
    await aClient(db, 'Ana', DEPOSIT),
    await aConsultant(db, 'Luna'),
    await aClient(db, 'Íris'),
  ]
  const [bundle, began] = [randomUUID(), await clock(db)]
  const bought = { id: bundle, personId: ana, consultantId: luna, value: PRICE, totalMs: 180_000n, grantedAt: began }
  const terms = { kind: 'answers', title: '3 respostas', ceiling: null, channel: 'messages' } as const
  const expiresAt = new Date(began.getTime() + 90 * 86_400_000)
  await inTransaction(db, (tx) => grantMinutes(tx, { ...terms, ...bought, expiresAt }))
  const used = [randomUUID(), randomUUID()] as const
  for (const id of used) {
    await askFromBundle(db, { id, clientId: ana, consultantId: luna, text: QUESTION_TEXT, clock })
    await answerQuestion(db, { id, consultantId: luna, text: nextAnswer(), clock })
  }
  const claim = randomUUID()
  const words = 'Não diz nada sobre a pergunta.'
  await requestRefund(db, { id: claim, subjectId: used[0], clientId: ana, cause: 'service', words, clock })
  await decideClaim(db, { id: claim, amount: 500n, bearer: 'consultant', reason: 'Faltou metade.', by: iris, clock })
  await inTransaction(db, async (tx) => giveBackMinutes(tx, { id: bundle, at: await clock(tx) }))
  return { db, ana, luna, began }
}

type Used = Awaited<ReturnType<typeof usedBundle>>

/** What the receipts of the answers and of the refund say, in centavos. */
async function sumReceipts({ db }: Used) {
  const rows = await db<{ kind: string; charged: bigint; earned: bigint; commission: bigint }[]>`
    select content::jsonb ->> 'kind' as kind, (content::jsonb ->> 'chargedCents')::bigint as charged,
      (content::jsonb ->> 'consultantCents')::bigint as earned,
      (content::jsonb ->> 'commissionCents')::bigint as commission from receipts`
  const answers = rows.filter(({ kind }) => kind === 'question')
  expect(answers).toHaveLength(2)
  return {
    charged: sum(answers.map(({ charged }) => charged)),
    earned: sum(answers.map(({ earned }) => earned)),
    commission: sum(answers.map(({ commission }) => commission)),
  }
}

/** What both statements and the books say, in centavos. */
async function readAll({ db, ana, luna, began }: Used) {
  const lines = async (personId: string) =>
    (await readStatement(db, { personId, cursor: undefined })).lines.map(({ amountCents }) => amountCents)
  const now = await clock(db)
  const months = monthsBetween(dayInSaoPaulo(began).slice(0, 7), dayInSaoPaulo(now).slice(0, 7))
  const books = await Promise.all(months.map((month) => readMonth(db, month, now)))
  const kept = (account: string) =>
    sum(books.flatMap(({ balance }) => balance.filter((one) => one.account === account)).map(moved))
  return {
    client: await lines(ana),
    consultant: await lines(luna),
    prepaid: kept('client_prepaid'),
    toClear: kept('consultant_to_clear'),
    commission: kept('commission'),
    promotion: kept('promotion_cost'),
  }
}
const moved = ({ creditCents, debitCents }: { creditCents: bigint; debitCents: bigint }) => creditCents - debitCents

test('of the used answers of a bundle both statements, the receipts and the books say the same, to the centavo', async () => {
  const all = await usedBundle()
  const { db, ana, luna } = all
  const receipts = await sumReceipts(all)
  expect(receipts.earned + receipts.commission).toBe(receipts.charged)
  const before = await readAll(all)
  const { client, consultant, prepaid, toClear, commission, promotion } = before
  expect(sum(client), 'deposited, less what the answers cost, and what came back of one').toBe(
    DEPOSIT - receipts.charged + 500n,
  )
  expect(sum(client)).toBe(await balanceOf(db, availableOf(ana)))
  expect(sum(consultant)).toBe(await balanceOf(db, toClearOf(luna)))
  expect(toClear).toBe(sum(consultant))
  expect(prepaid, 'nothing of the bundle is left').toBe(0n)
  const [fromEarnings, fromCommission] = [receipts.earned - toClear, receipts.commission - commission]
  expect(fromEarnings + fromCommission - promotion, 'what came back; the house pays what rounding left').toBe(500n)
  await foldLedger(db, 'statement', addStatementLines)
  expect(await readAll(all), 'kept lines say what the newest entries said').toEqual(before)
})
