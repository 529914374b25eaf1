import { refuseAnswers, refuseVacation } from '#domains/consultants/index.ts'
import {
  cancelPurchasedQuestion,
  findQuestionRefund,
  guardQuestion,
  openQuestion,
  sendPaidQuestion,
} from '#domains/written-questions/index.ts'
import { findUnused, takeSubject } from '#domains/wallet/index.ts'
import { pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { refuse } from '../orders/rules.ts'
import { insertQuestionPayments } from '../orders/sql.ts'
import { giveBonus, undoBonus } from './bonus.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { termsOf } from './quotes.ts'

const guardPayment: PurchaseFlow['guardPayment'] = (tx, { id, personId: clientId, consultantId, total, at: now }) =>
  guardQuestion(tx, { id, clientId, consultantId: consultantId!, amount: total, now })

export const writtenFlow: PurchaseFlow = {
  offeredFor: () => 'messages',
  /** At the consultant's price of an answer, and within their time where the item has none. */
  quote(item, offer) {
    const { consultantId, channel, backAt, answers } = offer!
    if (backAt) throw refuseVacation(backAt)
    if (!answers?.isOpen) throw refuseAnswers('answers_closed')
    // A version with a price of its own was seen before consultants had theirs.
    if (item.answerPercent === null) throw refuse('price_changed')
    const price = pricedByAnswer(answers.price, item.answerPercent)
    return { ...termsOf(item), price, answerHours: item.answerHours ?? answers.hours, consultantId, channel }
  },
  async guardOrder(tx, placing) {
    if (!(await takeSubject(tx, placing.id, 'written_question'))) throw refuse('id_reused')
    await guardPayment(tx, placing)
  },
  guardPayment,
  /** Opens the question, and sends it where it was typed before. */
  async deliver(tx, paid) {
    const { id, personId, title, price, total, consultantId, answerHours, question } = paid.order
    const { paymentId, moneys, at } = paid
    await giveBonus(tx, paid)
    await insertQuestionPayments(
      tx,
      id,
      // What a case or a debt left free does not take the case or the debt along: the question would end at once.
      moneys.flatMap(({ paymentId, isLeftFree }) => (isLeftFree ? [] : (paymentId ?? []))),
    )
    await openQuestion(tx, {
      id,
      clientId: personId,
      consultantId: consultantId!,
      title,
      price,
      held: total,
      paymentId,
      answerHours: answerHours!,
      at,
    })
    return question !== null && (await sendPaidQuestion(tx, { id, text: question, at }))
  },
  async undo(tx, order, at) {
    const unused = await cancelPurchasedQuestion(tx, { id: order.id, at })
    return { unused, ...(await undoBonus(tx, order, at)) }
  },
  async findUnused(sql, { id, fromBalance }) {
    const { unused: open, returned, ...question } = await findQuestionRefund(sql, id)
    const unused = open + returned
    const { bonus } = await findUnused(sql, id)
    return {
      ...question,
      ...bonus,
      unused,
      becomesCredit: open,
      ofBalance: unused > 0n ? fromBalance : 0n,
      bonusDeducted: bonus.bonusSpent,
    }
  },
  mail: ({ consultantName, total }, isAsked) => ({
    subject: `Sua pergunta para ${consultantName}: ${formatBRL(total)}, ${isAsked ? 'enviada' : 'falta escrever'}`,
    emblem: 'quill',
    heading: isAsked ? 'Sua pergunta foi enviada' : 'Agora é só escrever a sua pergunta',
  }),
}
