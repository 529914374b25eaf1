import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, contentOf, NO_RECEIPT_BEFORE } from '../rules.ts'
import { printReceipt } from './print-receipt.ts'
import { printed } from './sections.ts'

const TALK = {
  version: 1,
  kind: 'consultation',
  consultation: 'c',
  channel: 'chat',
  pricePerMinuteCents: 399,
  segments: [
    { from: '2026-03-02T15:00:00.000Z', to: '2026-03-02T15:00:30.500Z' },
    { from: '2026-03-02T15:01:00.000Z', to: '2026-03-02T15:01:29.500Z' },
  ],
  billedMs: 60_000,
  chargedCents: 399,
  commissionCents: 119,
  consultantCents: 280,
  heldCents: 3_990,
  releasedCents: 3_591,
  refundedCents: 0,
  startedAt: '2026-03-02T15:00:00.000Z',
  endedAt: '2026-03-02T15:01:40.000Z',
  endReason: 'by_client',
  journals: [],
}
const PAYMENT = { version: 1, kind: 'payment', paymentId: 'p', method: 'card', amountCents: 14_990, paidAt: '2026-03-02T15:00:00.000Z', journals: [] }
const proofOf = (content: unknown) => {
  const text = JSON.stringify(content)
  const hash = createHash('sha256')
    .update(NO_RECEIPT_BEFORE + text)
    .digest('hex')
  return { code: codeOf(hash), previous: NO_RECEIPT_BEFORE, content: text, hash }
}

test('on paper stands what the receipt says, in reais and in the time of São Paulo', () => {
  const { title, sections } = printed(contentOf(JSON.stringify(TALK))!)
  const said = Object.fromEntries(sections.flatMap(({ lines }) => lines.map(({ name, says }) => [name, says.replaceAll('\u00a0', ' ')])))
  expect(title).toBe('Recibo de consulta')
  expect(said).toMatchObject({
    Começo: '02/03/2026, 12:00',
    'Tempo em que os dois estavam lá': '1 min 0 s',
    'Valor da consulta': 'R$ 3,99',
    'Voltou para o saldo': 'R$ 35,91',
    '12:00:00,000 a 12:00:30,500': '30,500 s',
  })
  expect(said).not.toHaveProperty('Reembolsado')
})

test('a card payment says so', () => {
  const [section] = printed(contentOf(JSON.stringify(PAYMENT))!).sections
  expect(section!.lines.map(({ says }) => says.replaceAll('\u00a0', ' '))).toEqual(['02/03/2026, 12:00', 'Cartão', 'R$ 149,90'])
})

test.each([
  ['a conversation', TALK, 1],
  ['a payment', PAYMENT, 1],
  ['a conversation of many stretches', { ...TALK, segments: Array.from({ length: 120 }, () => TALK.segments[0]) }, 5],
  ['something we cannot read', { version: 9, words: 'x'.repeat(500) }, 1],
])('%s becomes a PDF', async (_, content, pages) => {
  const bytes = await printReceipt(proofOf(content), 'https://sensitivos.com.br')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages)
})
