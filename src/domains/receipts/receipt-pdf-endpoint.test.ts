import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { clockAt } from '#platform/clock.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { refuse } from '#platform/refusals.ts'
import { freshDatabase } from '#test/support/database.ts'
import { issueReceipt } from './issue-receipt.ts'
import { type RenderReceipt, receiptPdfEndpoint } from './receipt-pdf-endpoint.ts'

const db = await freshDatabase()
const ports: Ports = {
  db,
  log,
  now: () => new Date(),
  clock: clockAt(new Date()),
  viewerOf: async () => undefined,
  trustedProxies: 1,
}

async function aReceipt(): Promise<string> {
  const paymentId = randomUUID()
  const content = { kind: 'payment', paymentId, method: 'pix', amountCents: 990n, paidAt: new Date() }
  const { code } = await inTransaction(db, (tx) =>
    issueReceipt(tx, { subject: `payment:${paymentId}`, personIds: [randomUUID()], content }),
  )
  return code
}

const asks = (render: RenderReceipt) => {
  const api = apiOf([receiptPdfEndpoint(render)], ports)
  return async (code: string, address = '10.0.0.1') =>
    api.request(`/api/receipts/${code}/pdf`, { headers: { 'x-forwarded-for': address } })
}

test('renders a receipt once, however many ask for it at the same time or later', async () => {
  const code = await aReceipt()
  const rendered: string[] = []
  const ask = asks(async (receipt) => (rendered.push(receipt.code), Buffer.from(`%PDF of ${receipt.code}`)))
  const answers = [...(await Promise.all(Array.from({ length: 5 }, () => ask(code)))), await ask(code)]
  for (const answer of answers) expect(await answer.text()).toBe(`%PDF of ${code}`)
  expect(rendered).toEqual([code])
})

test('with too much to render says so in words, keeps nothing of it, and succeeds later', async () => {
  const code = await aReceipt()
  let isBusy = true
  const ask = asks(async () => {
    if (isBusy) throw refuse('busy', undefined, 5)
    return Buffer.from('%PDF')
  })
  const refused = await ask(code)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'http.busy', error: expect.stringContaining('Espere') })
  isBusy = false
  expect((await ask(code)).status).toBe(200)
})

test('limits what one address may ask for in a minute', async () => {
  const code = await aReceipt()
  const ask = asks(async () => Buffer.from('%PDF'))
  const states = []
  for (let n = 0; n < 31; n++) states.push((await ask(code)).status)
  expect([states.slice(0, 30).every((status) => status === 200), states[30]]).toEqual([true, 429])
  expect((await ask(code, '10.0.0.2')).status).toBe(200)
})
