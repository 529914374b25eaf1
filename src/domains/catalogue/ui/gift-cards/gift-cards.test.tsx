import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { newQueryClient } from '#browser/query.ts'
import { listGiftCards } from '../../gift-cards/contract.ts'
import { GiftForm } from './gift-form.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { SentGifts } from './sent-gifts.tsx'

function shown(part: ReactElement, giftCards: unknown[] = []) {
  const client = newQueryClient()
  client.setQueryData([listGiftCards.path, {}], { giftCards })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('\u00A0', ' ')
}

test('a gift is paid by Pix alone, for an amount that is chosen or typed', () => {
  const form = shown(<GiftForm />)
  expect(form).toContain('Pagar R$ 100,00 com Pix')
  expect(form).toContain('De R$ 30,00 a R$ 500,00')
  expect(form).not.toContain('artão')
})

test('the code is looked at before it is redeemed', () => {
  const form = shown(<RedeemForm />)
  expect(form).toContain('Ver o presente')
  expect(form).not.toContain('Resgatar R$')
})

test('what became of each gift is said', () => {
  const at = new Date('2026-11-29T12:00:00Z')
  const card = { orderId: 'o', amountCents: 5_000n, receiverName: 'Bia', receiverEmail: null, sentAt: at }
  const as = (state: string, more = {}) =>
    shown(<SentGifts />, [{ ...card, state, redeemedAt: null, cancelledAt: null, ...more }])
  expect(as('sent')).toContain('Enviado')
  expect(as('waits')).toContain('Em análise no banco')
  expect(as('redeemed', { redeemedAt: at })).toContain('Resgatado em 29/11/2026')
  expect(as('ended', { cancelledAt: at })).toContain('Cancelado em 29/11/2026')
  expect(as('ended')).toContain('Encerrado')
})
