import { expect, test } from 'vitest'
import { orderMail } from './mails.ts'
import type { OrderRow } from './sql.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'

const PAID: OrderRow = {
  id: '0b5e8a52-5d0a-4a7e-9a53-0a8f5c1d2e3f',
  personId: 'ana',
  kind: 'package',
  slug: 'pacote-3x20',
  version: 1,
  title: '3 conversas de 20 minutos',
  price: 14_990n,
  coupon: 'PRIMAVERA10',
  discount: 1_499n,
  total: 13_491n,
  bonus: 0n,
  minutes: 60,
  ceiling: 449n,
  consultantId: null,
  answerHours: null,
  fromBalance: 0n,
  reserved: 0n,
  reservations: 0,
  isCouponAutomatic: false,
  question: null,
  consultantName: null,
  channel: null,
  state: 'paid',
  placedAt: new Date('2026-11-21T15:00:00Z'),
  expiresAt: new Date('2026-11-21T15:30:00Z'),
  paymentId: 'pix',
  paidAt: new Date('2026-11-21T15:10:00Z'),
  bonusUntil: null,
  minutesUntil: new Date('2027-11-21T15:10:00Z'),
}
/** Money is written with a non-breaking space. */
const wordsOf = (order: OrderRow) => JSON.stringify(orderMail(order, 'Ana')).replaceAll('\u00a0', ' ')

test('the mail states the contract: what, price, validity, how to cancel, and the company', () => {
  const words = wordsOf(PAID)
  const said = [
    '3 conversas de 20 minutos',
    'R$ 149,90',
    'PRIMAVERA10',
    '− R$ 14,99',
    'R$ 134,91',
    '21/11/2026',
    '28/11/2026',
    '21/11/2027',
    'R$ 4,49',
    PAID.id,
  ]
  for (const one of [...said, 'desistir', DEMO_COMPANY.legalName, DEMO_COMPANY.cnpj, DEMO_COMPANY.email])
    expect(words).toContain(one)
})

test('offers no cancellation for an order that cost nothing', () => {
  const words = wordsOf({ ...PAID, discount: 14_990n, total: 0n })
  expect(words).toContain('R$ 0,00')
  expect(words).not.toMatch(/[Dd]esist/)
})

test.each<[OrderRow['kind'], Partial<OrderRow>, string, string]>([
  ['credits', { price: 5_000n, discount: 0n, total: 5_000n }, 'R$ 50,00 em créditos no seu saldo', 'coins'],
  [
    'credits',
    { price: 10_000n, discount: 500n, total: 9_500n, bonus: 800n, bonusUntil: PAID.expiresAt },
    'R$ 95,00 em créditos e R$ 13,00 de bônus no seu saldo',
    'coins',
  ],
  ['package', {}, 'Seu pacote: 3 conversas de 20 minutos, R$ 134,91', 'hourglass'],
  ['plan', { title: '60 minutos por mês' }, 'Seu plano: 60 minutos por mês, R$ 134,91', 'hourglass'],
  [
    'single',
    { title: 'Consulta de 20 minutos', consultantId: 'luna', consultantName: 'Luna Prado' },
    'Consulta de 20 minutos com Luna Prado: R$ 134,91, confirmada',
    'conversation',
  ],
  [
    'subscription',
    { title: 'Lua', bonus: 2_200n, bonusUntil: PAID.expiresAt },
    'Sua assinatura Lua começou: R$ 134,91 por mês',
    'moon',
  ],
  [
    'written',
    { title: 'Resposta em 24 horas', consultantId: 'luna', consultantName: 'Luna Prado', answerHours: 24 },
    'Sua pergunta para Luna Prado: R$ 134,91, falta escrever',
    'quill',
  ],
])('the subject of an order of kind %s says what and how much', (kind, part, subject, emblem) => {
  const mail = orderMail({ ...PAID, ...part, kind }, 'Ana')
  expect({ subject: mail.subject.replaceAll('\u00a0', ' '), emblem: mail.emblem }).toEqual({ subject, emblem })
})
