import { formatBRL } from '#shared/money.ts'
import { minutesOf } from './minutes.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { quoteItem } from './quotes.ts'

export const planFlow: PurchaseFlow = {
  ...minutesOf('plan'),
  quote: quoteItem,
  mail: ({ title, total }) => ({
    subject: `Seu plano: ${title}, ${formatBRL(total)}`,
    emblem: 'hourglass',
    heading: 'Seu plano já começou',
  }),
}
