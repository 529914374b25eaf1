import { randomUUID } from 'node:crypto'
import { openQuestion } from '#domains/written-questions/index.ts'
import { answerQuestion } from '#domains/written-questions/answer-question.ts'
import { askQuestion } from '#domains/written-questions/ask-question.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { PROMOTION_COST, reservedOf, availableOf, COMMISSION, toClearOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import type { settableClock } from '#test/support/settable-clock.ts'

export const QUESTION_TEXT = 'Devo aceitar o trabalho em outra cidade, ou esperar mais um pouco?'
export const ANSWER_TEXT =
  'As cartas falam de um caminho que você já conhece. Olhe com calma para o que pesa de cada lado: o trabalho novo traz ' +
  'movimento, a casa de agora dá chão. Nenhuma das duas portas se fecha amanhã, e a escolha continua sendo sua, no seu ' +
  'tempo.'

let answers = 0
/** An answer that is a copy of no other one. */
export function nextAnswer(): string {
  const n = answers++
  return Array.from({ length: 60 }, (_, at) => `palavra${n}letra${at}`).join(' ')
}

/** Written questions with a settable clock. */
export function openWrittenQuestionFixture(db: Db, time: ReturnType<typeof settableClock>) {
  const { clock } = time
  return {
    /** Ana buys a question to Luna for R$ 19,90, or less with a coupon. */
    async buyQuestion({ held = 1_990n, answerHours = 24 }: { held?: bigint; answerHours?: number } = {}) {
      const [ana, luna] = [await aClient(db, 'Ana', held), await aConsultant(db, 'Luna')]
      const q = { id: randomUUID(), clientId: ana, consultantId: luna }
      await inTransaction(db, (tx) =>
        openQuestion(tx, { ...q, title: 'Pergunta por escrito', price: 1_990n, held, answerHours, at: time.now() }),
      )
      return q
    },
    ask: (q: { id: string; clientId: string }, text = QUESTION_TEXT) => askQuestion(db, { ...q, text, clock }),
    answer: (q: { id: string; consultantId: string }, text = ANSWER_TEXT) => answerQuestion(db, { ...q, text, clock }),
    /** Where the money of a question is: available or reserved with Ana, or earned by Luna. */
    money: async ({ clientId, consultantId }: { clientId: string; consultantId: string }) => {
      const [free, set, earned] = await Promise.all(
        [availableOf(clientId), reservedOf(clientId), toClearOf(consultantId)].map((one) => balanceOf(db, one)),
      )
      return { free, set, earned }
    },
    platformAccounts: async () => {
      const [commission, promotion] = await Promise.all([COMMISSION, PROMOTION_COST].map((one) => balanceOf(db, one)))
      return { commission: commission!, promotion: promotion! }
    },
    eventsOf: async (id: string) =>
      (
        await db<
          { seq: number; type: string }[]
        >`select seq, type from written_question_events where question_id = ${id} order by seq`
      ).map(({ seq, type }) => `${seq} ${type}`),
    mailsOf: async (id: string) =>
      (
        await db<{ key: string }[]>`select key from mails where key like ${`question:${id}:%`} order by queued_at, key`
      ).map(({ key }) => key.split(':')[2]),
  }
}
