import { formatBRL } from '#shared/money.ts'
import { minutesOf } from './minutes.ts'
import type { PurchaseFlow } from './purchase-flow.ts'
import { quoteItem } from './quotes.ts'

export const packageFlow: PurchaseFlow = {
  ...minutesOf('package'),
  quote: quoteItem,
  mail: ({ title, total }) => ({
    subject: `Seu pacote: ${title}, ${formatBRL(total)}`,
    emblem: 'hourglass',
    heading: 'Seu pacote está pronto para usar',
  }),
}
