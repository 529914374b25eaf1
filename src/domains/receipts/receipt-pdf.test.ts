import { expect, test } from 'vitest'
import { CONSULTATION, issueReceipt } from '#test/support/receipt-fixture.ts'
import { receiptInWords } from './wording.rules.ts'
import { parseReceiptContent } from './rules.ts'
import { renderReceiptPdf } from './render-receipt-pdf.ts'
import { DEMO_COMPANY } from '../../../db/seeds/company.ts'

const TALKED = {
  ...CONSULTATION,
  segments: [
    { from: '2026-03-02T15:00:00.000Z', to: '2026-03-02T15:00:30.500Z' },
    { from: '2026-03-02T15:01:00.000Z', to: '2026-03-02T15:01:29.500Z' },
  ],
  billedMs: 60_000,
  chargedCents: 399,
  commissionCents: 119,
  consultantCents: 280,
  releasedCents: 3_591,
  startedAt: '2026-03-02T15:00:00.000Z',
  endedAt: '2026-03-02T15:01:40.000Z',
  journals: [],
}
const PAYMENT = {
  version: 1,
  kind: 'payment',
  paymentId: 'p',
  method: 'card',
  amountCents: 14_990,
  paidAt: '2026-03-02T15:00:00.000Z',
  journals: [],
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const linesOf = (content: unknown) => {
  const { title, sections, segments } = receiptInWords(parseReceiptContent(JSON.stringify(content))!)
  return {
    title,
    segments,
    said: Object.fromEntries(sections.flat().map((line) => [plain(line.name), plain(line.value)])),
  }
}

test('writes amounts in reais and times of São Paulo', () => {
  const { title, said, segments } = linesOf(TALKED)
  expect(title).toBe('Recibo de consulta')
  expect(said).toMatchObject({
    Começo: '02/03/2026, 12:00',
    'Tempo em que os dois estavam lá': '1 min 0 s',
    'Valor da consulta': 'R$ 3,99',
    'Voltou para o saldo': 'R$ 35,91',
  })
  expect(segments[0]).toEqual({ from: '12:00:00,000', to: '12:00:30,500', seconds: '30,500' })
  for (const name of ['Reembolsado', 'Dos quais bônus', 'Coberto por minutos do cliente'])
    expect(said).not.toHaveProperty(name)
})

test('shows covered minutes and the part paid by bonus', () => {
  const { said } = linesOf({
    ...TALKED,
    coveredMs: 45_000,
    commissionBps: 3_000,
    coveredConsultantCents: 210,
    covers: [{ usedMs: 45_000, paidCents: 300, consultantCents: 210, promotionCents: 0 }],
    chargedCents: 99,
    promotionalCents: 60,
    refundedCents: 10,
  })
  expect(said).toMatchObject({
    'Coberto por minutos do cliente': '45 s',
    'Pago com créditos': '15 s',
    'Cobrado em créditos': 'R$ 0,99',
    'Dos quais bônus': 'R$ 0,60',
    'Pelos minutos cobertos, o consultor recebe 70% do que o cliente pagou por eles (R$ 3,00)': 'R$ 2,10',
    Reembolsado: 'R$ 0,10',
  })
})

test('names a card payment', () =>
  expect(linesOf(PAYMENT).said).toEqual({
    'Pago em': '02/03/2026, 12:00',
    Como: 'Cartão de crédito',
    Valor: 'R$ 149,90',
  }))

test.each([
  ['a consultation', TALKED, 1],
  [
    'a consultation paid by minutes and bonus',
    { ...TALKED, coveredMs: 45_000, promotionalCents: 60, coveredConsultantCents: 210 },
    1,
  ],
  ['a payment', PAYMENT, 1],
  [
    'a consultation of many segments',
    { ...TALKED, segments: Array.from({ length: 120 }, () => TALKED.segments[0]) },
    5,
  ],
  ['an unknown receipt', { version: 9, words: 'x'.repeat(500) }, 1],
])('renders %s as a PDF', async (_, content, pages) => {
  const bytes = await renderReceiptPdf(await issueReceipt(content), {
    publicUrl: 'https://sensitivos.com.br',
    company: DEMO_COMPANY,
  })
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages)
})
