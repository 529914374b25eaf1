import { expect, test } from 'vitest'
import { faultsOf, issueReceipt } from '#test/support/receipt-fixture.ts'
import { parseReceiptContent } from '../rules.ts'
import { receiptInWords } from '../wording.rules.ts'

/** Ana asked Luna for R$ 19,90, with R$ 4,90 off by a coupon; Luna keeps 65 % of the price. */
const asked = {
  version: 1,
  kind: 'question',
  question: '5f0f1b3a-3a55-4c3f-8f5e-0d2a6f6f2b10',
  title: 'Pergunta por escrito',
  priceCents: 1_990,
  chargedCents: 1_500,
  consultantCents: 1_294,
  commissionCents: 206,
  commissionBps: 3_500,
  askedAt: '2026-03-02T15:00:00.000Z',
  dueAt: '2026-03-03T15:00:00.000Z',
  answeredAt: '2026-03-03T14:59:59.999Z',
  journals: [],
}

test.each([
  ['valid', {}, []],
  ['valid without a coupon', { chargedCents: 1_990, commissionCents: 696 }, []],
  ['answered exactly at the deadline', { answeredAt: asked.dueAt }, ['in_time']],
  [
    'paid with less than the share of its price',
    { chargedCents: 1_000, consultantCents: 1_000, commissionCents: 0 },
    [],
  ],
  ['a centavo less for the consultant', { consultantCents: 1_293, commissionCents: 207 }, ['parts', 'commission']],
  ['a commission that nobody paid', { commissionCents: 207 }, ['commission', 'split']],
])('checks the receipt of a question: %s', async (_, change, faults) => {
  expect(await faultsOf(await issueReceipt({ ...asked, ...change }))).toEqual(faults)
})

test('shows the amount paid and the platform’s part, without names or texts', () => {
  const { title, sections } = receiptInWords(parseReceiptContent(JSON.stringify(asked))!)
  const said = Object.fromEntries(sections.flat().map(({ name, value }) => [name, value.replaceAll('\u00a0', ' ')]))
  expect(title).toBe('Recibo de pergunta por escrito')
  expect(said).toMatchObject({
    Preço: 'R$ 19,90',
    'Valor pago': 'R$ 15,00',
    'Ficou com a plataforma': 'R$ 2,06',
    'Ficou com o consultor': 'R$ 12,94',
  })
})
