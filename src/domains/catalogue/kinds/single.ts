import { formatBRL } from '#shared/money.ts'
import { titleWith } from '../orders/wording.rules.ts'
import { minutesOf } from './minutes.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { termsOf } from './quotes.ts'

export const singleFlow: PurchaseFlow = {
  ...minutesOf('single'),
  offeredFor: ({ channel = 'chat' }) => channel,
  quote(item, offer) {
    const { pricePerMinute, consultantId, channel } = offer!
    const price = pricePerMinute * BigInt(item.minutes!)
    return { ...termsOf(item), answerHours: null, price, ceiling: pricePerMinute, consultantId, channel }
  },
  mail: ({ kind, title, consultantName, total }) => ({
    subject: `${titleWith(kind, title, consultantName)}: ${formatBRL(total)}, confirmada`,
    emblem: 'conversation',
    heading: 'Sua consulta está paga',
  }),
}
