import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Payment } from '../contract.ts'
import { CardToPay } from './card-to-pay.tsx'

const page = 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1'
const payment = (declinedFor: Payment['declinedFor']) =>
  ({
    id: 'ana-1',
    amountCents: 4_990n,
    method: 'card',
    state: 'pending',
    declinedFor,
    expiresAt: new Date('2026-03-02T15:30:00Z'),
  }) as unknown as Payment
const shown = (declinedFor: Payment['declinedFor']) =>
  renderToStaticMarkup(
    <CardToPay payment={payment(declinedFor)} payPageUrl={page} clock={() => Date.parse('2026-03-02T15:10:00Z')} />,
  )

test('shows why an open card payment was declined, that nothing was charged, and how to try another card', () => {
  const refused = shown('funds')
  expect(refused).toContain('O cartão não tem limite disponível para este valor.')
  expect(refused).toContain('Nada foi cobrado')
  expect(refused).toContain(page)
  expect(shown(null)).not.toContain('recusou')
})
