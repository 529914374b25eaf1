import { describe, expect, test } from 'vitest'
import { writePixCode } from '#shared/pix/write-pix-code.ts'
import { guardedGateway } from './guarded-gateway.ts'
import type { Charge, Gateway, PixOrder } from './gateway.ts'

const codeFor = (amount: bigint) =>
  writePixCode({ to: { key: 'a@b.br' }, amount, merchantName: 'SENSITIVOS', merchantCity: 'SAO PAULO' })
const charge: Charge = {
  gatewayId: 'PAY1',
  reference: 'ana-1',
  account: 'shop',
  method: 'pix',
  state: 'pending',
  amount: 5_000n,
  currency: 'BRL',
  refunded: 0n,
  brCode: codeFor(5_000n),
}
const answering = (answer: () => Promise<unknown>) =>
  guardedGateway({ createPixCharge: answer } as unknown as Gateway, { withinMs: 5 }).createPixCharge({} as PixOrder)
const created = (changes: Record<string, unknown>) =>
  answering(async () => ({ outcome: 'created', charge: { ...charge, ...changes } }))

test('a valid answer is passed on unchanged', async () => {
  expect(await created({ payPageUrl: 'https://banco.example/pay' })).toMatchObject({
    outcome: 'created',
    charge: { gatewayId: 'PAY1' },
  })
})

test('a declined charge is passed on', async () => {
  expect(await answering(async () => ({ outcome: 'declined', why: 'limit' }))).toEqual({
    outcome: 'declined',
    why: 'limit',
  })
})

describe('an unusable answer becomes unreachable', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an exception', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['no answer', () => new Promise(() => {})],
    ['an HTML page', async () => '<html>'],
    ['undefined', async () => undefined],
    ['an unknown outcome', async () => ({ outcome: 'maybe' })],
  ])('%s', async (_, answer) => expect(await answering(answer)).toMatchObject({ outcome: 'unreachable' }))

  test.each<[string, Record<string, unknown>]>([
    ['an amount that is no bigint', { amount: 50.0 }],
    ['a negative amount', { amount: -1n }],
    ['an unknown state', { state: 'authorized' }],
    ['a page with a javascript: address', { payPageUrl: 'javascript:alert(1)' }],
    ['a code with a broken checksum', { brCode: `${codeFor(5_000n).slice(0, -4)}0000` }],
    ['a code for another amount', { brCode: codeFor(5_001n) }],
    ['no code', { brCode: '' }],
    ['a card without a page', { method: 'card' }],
    ['a name with U+0000', { card: { brand: 'Vi\u0000sa', lastFour: '4242' } }],
    ['a page with U+0000', { payPageUrl: 'https://banco.example/\u0000' }],
    ['a whole card number', { card: { brand: 'Visa', lastFour: '4242424242424242' } }],
  ])('%s', async (_, changes) => expect(await created(changes)).toMatchObject({ outcome: 'unreachable' }))
})

test('a code without an amount is accepted', async () => {
  const brCode = writePixCode({
    to: { location: 'pix.example.com/qr/1' },
    merchantName: 'SENSITIVOS',
    merchantCity: 'SAO PAULO',
  })
  expect(await created({ brCode })).toMatchObject({ outcome: 'created' })
})
