import { expect, test } from 'vitest'
import type { StatementLine } from '../contract.ts'
import { rowsOf } from './rows.rules.ts'

const line = (words: string, amountCents: bigint, of: Partial<StatementLine> = {}): StatementLine => ({
  id: words,
  at: new Date('2026-11-20T15:00:00Z'),
  words,
  amountCents,
  balanceCents: 0n,
  receiptCode: null,
  paymentId: null,
  purchaseId: null,
  method: null,
  ...of,
})
const pix = (words: string, amountCents: bigint, paymentId: string) =>
  line(words, amountCents, { paymentId, method: 'pix', receiptCode: 'PIX' })
const seen = (lines: StatementLine[]) =>
  rowsOf(lines).map(({ words, amountCents, direct }) => [words, direct?.amountCents ?? null, amountCents])

test('a package and the Pix that paid it are one row, and so is its refund', () => {
  const lines = [
    pix('Devolução por Pix: Pacote', -9_000n, 'a'),
    line('Bônus já gasto, descontado na desistência', -1_000n, { paymentId: 'a' }),
    line('Minutos não usados, de volta em créditos: Pacote', 10_000n, { paymentId: 'a' }),
    line('Consulta com Luna', -271n),
    line('Compra de minutos: Pacote', -4_000n, { paymentId: 'a' }),
    line('Compra de minutos: Pacote', -6_000n, { paymentId: 'a' }),
    pix('Pagamento por Pix: Pacote', 10_000n, 'a'),
  ]
  expect(seen(lines)).toEqual([
    ['Devolução por Pix: Pacote', 9_000n, 0n],
    ['Consulta com Luna', null, -271n],
    ['Compra de minutos: Pacote', 10_000n, 0n],
  ])
  expect(rowsOf(lines)[2]!.receiptCodes).toEqual(['PIX'])
})

test.each<[string, StatementLine[]]>([
  ['what the balance paid in part', [line('Pacote', -9_000n, { paymentId: 'a' }), pix('Pix', 8_000n, 'a')]],
  ['what came between', [line('Pacote', -9n, { paymentId: 'a' }), line('Consulta', -1n), pix('Pix', 9n, 'a')]],
  ['two purchases', [line('Pacote', -9n, { paymentId: 'b' }), pix('Pix', 9n, 'a')]],
  ['a payment that came back', [pix('Devolução', -9n, 'a'), pix('Pix', 9n, 'a')]],
  ['lines without a payment', [line('Consulta', -9n), line('Reembolso', 9n)]],
  ['nothing', []],
])('%s stays as it is', (_, lines) => {
  expect(seen(lines)).toEqual(lines.map(({ words, amountCents }) => [words, null, amountCents]))
})
