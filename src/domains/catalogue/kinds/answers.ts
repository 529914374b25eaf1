import { pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import { refuseAnswers, refuseVacation } from '#domains/consultants/index.ts'
import { formatBRL } from '#shared/money.ts'
import { refuse } from '../orders/rules.ts'
import { titleWith } from '../orders/wording.rules.ts'
import { minutesOf } from './minutes.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { termsOf } from './quotes.ts'

/** An answer is held, used and given back as a minute is, of a grant that nothing else may use (decision 188). */
export const answersFlow: PurchaseFlow = {
  ...minutesOf('answers'),
  offeredFor: () => 'messages',
  quote(item, offer) {
    const { consultantId, channel, backAt, answers } = offer!
    if (backAt) throw refuseVacation(backAt)
    if (!answers?.isOpen) throw refuseAnswers('answers_closed')
    if (item.answerPercent === null) throw refuse('price_changed')
    const price = pricedByAnswer(answers.price, item.answerPercent)
    return { ...termsOf(item), price, answerHours: null, consultantId, channel }
  },
  mail: ({ kind, title, consultantName, total }) => ({
    subject: `${titleWith(kind, title, consultantName)}: ${formatBRL(total)}`,
    emblem: 'quill',
    heading: 'As suas respostas estão prontas para usar',
  }),
}
