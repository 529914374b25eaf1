import { formatBRL } from '#shared/money.ts'
import { titleWith } from '../orders/wording.rules.ts'
import { minutesOf } from './minutes.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { findChosen, termsOf } from './quotes.ts'

export const singleFlow: PurchaseFlow = {
  ...minutesOf('single'),
  async quote(tx, item, choice, at) {
    const { channel = 'chat' } = choice
    const { consultantId, pricePerMinute } = await findChosen(tx, choice, channel, at)
    const price = pricePerMinute * BigInt(item.minutes!)
    return { ...termsOf(item), answerHours: null, price, ceiling: pricePerMinute, consultantId, channel }
  },
  mail: ({ kind, title, consultantName, total }) => ({
    subject: `${titleWith(kind, title, consultantName)}: ${formatBRL(total)}, confirmada`,
    emblem: 'conversation',
    heading: 'Sua consulta está paga',
  }),
}
