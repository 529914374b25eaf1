import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PayoutGateway } from './gateway.ts'
import { guardedPayouts } from './guarded-gateway.ts'

const transfer = { id: randomUUID(), amount: 5_000n, taxId: '52998224725', description: 'Sensitivos' }
const endToEndId = 'E0000000020260302150012345678901'

function answering(answer: () => unknown, withinMs = 200) {
  let calls = 0
  const act = async () => {
    calls++
    return answer() as never
  }
  const gateway: PayoutGateway = { name: 'sandbox', send: act, find: act }
  return { gateway: guardedPayouts(gateway, { withinMs }), calls: () => calls }
}

test.each([
  ['processing', { state: 'processing' }],
  ['paid', { state: 'paid', paidAt: new Date(), endToEndId }],
  ['failed', { state: 'failed', failure: 'key_not_found' }],
  ['returned', { state: 'returned', failure: 'account_closed' }],
])('%s passes as it is', async (_, state) => {
  expect(await answering(() => state).gateway.send(transfer)).toBe(state)
  expect(await answering(() => state).gateway.find(transfer.id)).toBe(state)
})

test.each<[string, () => unknown]>([
  ['an error', () => Promise.reject(new Error('reset'))],
  ['silence', () => new Promise(() => {})],
  ['nothing', () => null],
  ['a state nobody knows', () => ({ state: 'blocked' })],
  ['a reason nobody knows', () => ({ state: 'failed', failure: 'because' })],
  ['paid without a date', () => ({ state: 'paid', endToEndId })],
  ['paid at no date', () => ({ state: 'paid', paidAt: new Date('never'), endToEndId })],
  ['paid without an end-to-end id', () => ({ state: 'paid', paidAt: new Date(), endToEndId: '' })],
])('%s is no answer, and is not asked for again', async (_, answer) => {
  const sent = answering(answer)
  await expect(sent.gateway.send(transfer)).rejects.toThrow()
  expect(sent.calls()).toBe(1)
  const asked = answering(answer)
  await expect(asked.gateway.find(transfer.id)).rejects.toThrow()
  expect(asked.calls()).toBe(1)
})

test('undefined says that nothing was taken, and is no answer to sending', async () => {
  expect(await answering(() => undefined).gateway.find(transfer.id)).toBeUndefined()
  await expect(answering(() => undefined).gateway.send(transfer)).rejects.toThrow()
})

test('a webhook that cannot be read is nobody’s; who hears none still hears none', () => {
  const { gateway } = answering(() => undefined)
  expect(gateway.readWebhook).toBeUndefined()
  const readWebhook = () => {
    throw new SyntaxError('Unexpected token <')
  }
  const guarded = guardedPayouts({ ...gateway, readWebhook })
  expect(guarded.readWebhook!({ headers: new Headers(), body: '<html>' })).toBeUndefined()
})
