import { expect, test } from 'vitest'
import { labelsPdf } from '#platform/pdf/label-document.ts'
import { pdfText } from '#test/journeys/pdf-text.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'
import { renderSlips } from './render-slips.ts'
import { slipOf } from './slips.rules.ts'

const ORDER = {
  orderId: '0190a1b2-c3d4-7000-8000-000000000001',
  placedAt: new Date('2026-11-20T12:00:00Z'),
  giftNote: null as string | null,
  to: ['Ana Lima', 'Rua da Quitanda, sem número', 'Centro', 'Rio de Janeiro – RJ', 'CEP 20040-002'],
  service: 'Econômica',
  lines: [
    { n: 1, productName: 'Tarot de Marselha', variantName: 'edição de bolso', sku: 'TAR-MAR-B', unitPrice: 8_990n },
    { n: 2, productName: 'Vela de cera', variantName: null, sku: 'VEL-CERA', unitPrice: 2_490n },
  ],
  pieces: [
    { n: 1, quantity: 1 },
    { n: 2, quantity: 3 },
  ],
}
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a slip says what goes where, with a barcode of its order', async () => {
  const text = pdfText(await renderSlips([slipOf(ORDER)], DEMO_COMPANY))
  for (const words of [
    '0190A1B2',
    '0190A1B2C3D4',
    '1 × Tarot de Marselha, edição de bolso',
    '3 × Vela de cera',
    'CEP 20040-002',
  ])
    expect(text).toContain(words)
  expect(text).toContain('74,70')
})

test('that of a gift has the note and no price', async () => {
  const slip = slipOf({ ...ORDER, giftNote: 'Feliz aniversário, Bia!\nCom carinho, Ana' })
  const text = pdfText(await renderSlips([slip], DEMO_COMPANY))
  expect(text).toContain('Feliz aniversário, Bia!')
  expect(text).not.toMatch(/R\$|74,70|89,90/)
})

test('many are one file with a page each', async () => {
  const slips = Array.from({ length: 12 }, () => slipOf(ORDER))
  expect(pages(await renderSlips(slips, DEMO_COMPANY))).toBe(12)
})

test('labels are one file with a page each, whatever somebody is called', async () => {
  const label = {
    kind: 'Entrega',
    to: ORDER.to,
    from: ['Sensitivos', 'Avenida Paulista, 900'],
    facts: ['Pacote 1', '850 g'],
    barcode: '0190A1B2C3D4',
    number: 'Pedido 0190A1B2',
  }
  const pdf = await labelsPdf('Etiquetas', [label, { ...label, to: ['山田 花子', ...ORDER.to.slice(1)] }])
  expect(pages(pdf)).toBe(2)
  const text = pdfText(pdf)
  for (const words of ['Ana Lima', '山田 花子', 'CEP 20040-002', 'Pedido 0190A1B2']) expect(text).toContain(words)
})
