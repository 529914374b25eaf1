import { expect, test } from 'vitest'
import { faultsOf, issueReceipt } from '#test/support/receipt-fixture.ts'
import { parseReceiptContent } from './rules.ts'

/** Ana bought R$ 100 of credit. */
const receipt = {
  version: 1,
  kind: 'payment',
  paymentId: '5f0f1b3a-3a55-4c3f-8f5e-0d2a6f6f2b10',
  method: 'pix',
  amountCents: 10_000,
  paidAt: '2026-03-02T15:00:00.000Z',
  journals: [],
}

test('accepts a correct receipt', async () => {
  expect(await faultsOf(await issueReceipt(receipt))).toEqual([])
})

test('changing one character after issue breaks the hash and the code', async () => {
  const proof = await issueReceipt(receipt)
  expect(await faultsOf({ ...proof, content: proof.content.replace('pix', 'Pix') })).toEqual(['hash', 'code'])
})

test('moving it behind another receipt breaks the hash and the code', async () => {
  expect(await faultsOf({ ...(await issueReceipt(receipt)), previous: 'f'.repeat(64) })).toEqual(['hash', 'code'])
})

test('a complete forgery does not match the code printed on the original', async () => {
  const forged = await issueReceipt({ ...receipt, amountCents: 10_001 })
  expect(await faultsOf({ ...forged, code: (await issueReceipt(receipt)).code })).toEqual(['code'])
})

test.each(['', 'null', '{}', '[', '{"version":3,"kind":"consultation"}'])(
  'does not parse what is not a receipt: %j',
  (text) => expect(parseReceiptContent(text)).toBeUndefined(),
)
