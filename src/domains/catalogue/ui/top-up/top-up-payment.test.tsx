import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { apiQuery } from '#browser/query.ts'
import type { Consultation } from '#domains/consultations/contract.ts'
import { type Payment, readPayment } from '#domains/payments/contract.ts'
import { TopUpPayment } from './top-up-payment.tsx'

const AT = new Date('2026-11-20T15:00:00Z')
const card = {
  id: 'ana-1',
  amountCents: 3_000n,
  method: 'card',
  state: 'pending',
  brCode: null,
  payPageUrl: 'https://banco.example/pagar',
  processing: false,
  declinedFor: null,
  inReview: false,
  expiresAt: new Date(AT.getTime() + 600_000),
  readAt: AT,
} as unknown as Payment

function shown(payment: Partial<Payment>): string {
  const client = new QueryClient()
  client.setQueryData(apiQuery(readPayment, { id: card.id }).queryKey, { ...card, ...payment })
  const consultation = { id: 'sala', state: 'active' } as Consultation
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TopUpPayment
        {...{ paymentId: card.id, amount: 3_000n, consultation }}
        onAgain={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
}

test('another amount is offered until the bank has the card, so that one wish is charged once', () => {
  expect(shown({})).toContain('Escolher outro valor')
  const processing = shown({ processing: true })
  expect(processing).toContain('O banco está analisando o cartão.')
  expect(processing).not.toContain('Escolher outro valor')
  expect(shown({ state: 'declined', declinedFor: 'funds' })).toContain('Tentar de novo')
})
