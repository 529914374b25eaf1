import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Gateway } from '../../gateway.ts'
import type { Bank } from '../bank.ts'
import { sandboxGateway } from '../gateway.ts'
import { applyDueMoves } from '../apply-due-moves.ts'
import { sandboxRoutes } from '../routes.ts'
import { TEST_CARDS } from './test-cards.ts'

const SITE = 'http://loja.test'
const payer = { name: 'Ana <b>Souza</b>', email: 'ana@example.com' }

let db: Db
let time: ReturnType<typeof settableClock>
let bank: Bank
let gateway: Gateway
let api: ReturnType<typeof apiOf>
beforeAll(async () => void (db = await freshDatabase()))
beforeEach(() => {
  time = settableClock()
  bank = { db, clock: time.clock, secrets: ['the-secret-of-today'], publicUrl: SITE }
  gateway = sandboxGateway(bank)
  api = apiOf(sandboxRoutes(bank), {
    db,
    now: time.now,
    clock: time.clock,
    log,
    viewerOf: async () => undefined,
    trustedProxies: 0,
  })
})

async function charge({ amount = 6_000n, installments = 1, keepsCard = false } = {}) {
  const expiresAt = new Date(time.now().getTime() + 1_800_000)
  const order = {
    id: randomUUID(),
    amount,
    description: 'Pacote',
    expiresAt,
    payer,
    installments,
    keepsCard,
    returnPath: '/client-dashboard?pedido=1',
  }
  const created = await gateway.createCardCharge(order)
  if (created.outcome !== 'created') throw new Error(created.outcome)
  return created.charge
}
const post = (gatewayId: string, button: string, body: Record<string, string> = {}) =>
  api.request(`/api/sandbox/card/${gatewayId}/${button}`, { method: 'POST', body: new URLSearchParams(body) })
const type = (gatewayId: string, number: string, more: Record<string, string> = {}) =>
  post(gatewayId, 'pagar-com-cartao', {
    number,
    name: 'Ana Souza',
    validity: '12/30',
    code: '123',
    installments: '1',
    ...more,
  })
const show = async (gatewayId: string, query = '') =>
  (await api.request(`/api/sandbox/card/${gatewayId}${query}`)).text()
async function stand(gatewayId: string, seconds = 3) {
  time.pass(seconds)
  await applyDueMoves(bank)
  const found = await gateway.findByGatewayId(gatewayId)
  if (found.outcome !== 'found') throw new Error('charge not found')
  return found.charge
}
const numberOf = (name: string) => TEST_CARDS[name]!.number

describe('a card typed on the bank’s page', () => {
  test.each(Object.entries(TEST_CARDS).filter(([, { behaviour }]) => behaviour.outcome === 'declined'))(
    '%s is declined with its reason',
    async (name, card) => {
      const { gatewayId } = await charge()
      expect((await type(gatewayId, card.number)).status).toBe(303)
      expect(await stand(gatewayId)).toMatchObject({
        state: 'declined',
        declinedFor: name,
        card: { brand: 'Visa', lastFour: card.number.slice(-4) },
      })
    },
  )

  test('is approved in three installments of the same total, and the page leads back to the shop', async () => {
    const { gatewayId } = await charge()
    await type(gatewayId, '4242424242424242', { installments: '3' })
    expect(await stand(gatewayId, 1)).toMatchObject({ state: 'pending', processing: true })
    expect(await stand(gatewayId)).toMatchObject({
      state: 'paid',
      amount: 6_000n,
      installments: 3,
      card: { brand: 'Visa', lastFour: '4242' },
    })
    expect(await show(gatewayId, '?pagando')).toContain('content="2;url=http://loja.test/client-dashboard?pedido=1"')
    expect(await show(gatewayId)).toContain('Contestar este pagamento')
  })

  test('submitted twice pays once', async () => {
    const { gatewayId } = await charge()
    await Promise.all([
      type(gatewayId, numberOf('funds')),
      type(gatewayId, numberOf('funds')),
      type(gatewayId, numberOf('approved')),
    ])
    const { state } = await stand(gatewayId)
    await type(gatewayId, numberOf('approved'))
    expect((await stand(gatewayId)).state).toBe(state)
    expect((await db`select 1 from sandbox.moves where gateway_id = ${gatewayId}`).length).toBe(1)
  })

  test('with a challenge pays when confirmed, is declined when denied, and otherwise expires', async () => {
    const [yes, no, never] = [await charge(), await charge(), await charge()]
    for (const { gatewayId } of [yes, no, never]) await type(gatewayId, numberOf('challenge'))
    expect(await show(yes.gatewayId, '?pagando')).toContain('é você?')
    await post(yes.gatewayId, 'confirmar')
    await post(no.gatewayId, 'negar')
    expect((await stand(yes.gatewayId)).state).toBe('paid')
    expect(await stand(no.gatewayId)).toMatchObject({ state: 'declined', declinedFor: 'authentication' })
    expect(await stand(never.gatewayId, 1_800)).toMatchObject({ state: 'expired' })
  })

  test('is under review for half a minute, even past the expiry of the charge', async () => {
    const { gatewayId } = await charge()
    time.pass(1_780)
    await type(gatewayId, numberOf('review'))
    expect(await stand(gatewayId, 25)).toMatchObject({ state: 'pending', processing: true })
    expect(await stand(gatewayId, 6)).toMatchObject({ state: 'paid' })
  })

  test.each([
    ['number', { number: '4111 1111 1111 1111' }, 'números de teste'],
    ['name', { name: ' ' }, 'nome como está'],
    ['validity', { validity: '02/26' }, 'validade que não passou'],
    ['code', { code: '12' }, 'três números'],
    ['installments', { installments: '13' }, 'quantas vezes'],
  ])('with a wrong %s is not charged, and the form explains the error', async (field, wrong, words) => {
    const { gatewayId } = await charge()
    const answer = await type(gatewayId, numberOf('approved'), wrong)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain(words)
    expect(html).toContain(`id="${field}-fault"`)
    expect(html).not.toContain('value="123"')
    expect(await stand(gatewayId)).toMatchObject({ state: 'pending', card: undefined })
  })

  test('leaves only its last four digits in the database', async () => {
    const { gatewayId } = await charge({ keepsCard: true })
    await type(gatewayId, '4242 4242 4242 4242', { keep: 'on' })
    await stand(gatewayId)
    const tables = await db<
      { name: string }[]
    >`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sandbox')`
    for (const { name } of tables) {
      const rows = await db.unsafe(`select t::text as row from ${name} t`)
      for (const { row } of rows) expect(row, name).not.toMatch(/4242[ -]?4242/)
    }
  })

  test('typed text is escaped, and too long a form is refused', async () => {
    const { gatewayId } = await charge()
    const html = await (await type(gatewayId, '"><script>alert(1)</script>', { name: '<img src=x>' })).text()
    expect(html).toContain('&lt;b&gt;Souza')
    expect(html).not.toMatch(/<script|<img|<b>/)
    expect((await type(gatewayId, '4'.repeat(5_000))).status).toBe(413)
  })
})

describe('a saved card', () => {
  async function savedCard(name: string) {
    const { gatewayId } = await charge({ keepsCard: true })
    await type(gatewayId, numberOf(name), { keep: 'on' })
    if (name === 'challenge') await post(gatewayId, 'confirmar')
    return (await stand(gatewayId)).card!.token!
  }
  const again = (token: string, id: string = randomUUID(), amount = 1_990n) =>
    gateway.chargeSavedCard({ id, token, amount, description: 'Lua', payer })

  test.each([
    ['approved', { state: 'paid', amount: 1_990n }],
    ['later_refused', { state: 'declined', declinedFor: 'funds' }],
    ['challenge', { state: 'declined', declinedFor: 'authentication' }],
  ])('%s is charged again, once per id', async (name, outcome) => {
    const token = await savedCard(name)
    const id = randomUUID()
    const [first, second] = await Promise.all([again(token, id), again(token, id)])
    expect(first).toMatchObject({ outcome: 'created', charge: { processing: true } })
    expect(second).toEqual(first)
    time.pass(3)
    await applyDueMoves(bank)
    expect(await gateway.findById(id)).toMatchObject({ charge: outcome })
    expect(await again(token, id, 2_000n)).toMatchObject({ outcome: 'declined' })
  })

  test('is saved only when its holder wants it; an unknown token is declined', async () => {
    const [notOffered, notTicked] = [await charge(), await charge({ keepsCard: true })]
    await type(notOffered.gatewayId, numberOf('approved'), { keep: 'on' })
    await type(notTicked.gatewayId, numberOf('approved'))
    for (const { gatewayId } of [notOffered, notTicked])
      expect((await stand(gatewayId)).card).toEqual({ brand: 'Visa', lastFour: '4242', token: undefined })
    expect(await again('TOK0')).toMatchObject({ outcome: 'declined' })
  })
})

test('a paid charge is contested once, for what was not refunded, and decided', async () => {
  const { gatewayId, reference } = await charge()
  await post(gatewayId, 'contestar')
  expect((await stand(gatewayId)).dispute).toBeUndefined()
  await type(gatewayId, numberOf('approved'))
  await stand(gatewayId)
  await gateway.refund(reference, 1, 1_000n)
  await Promise.all([post(gatewayId, 'contestar'), post(gatewayId, 'contestar')])
  expect(await stand(gatewayId)).toMatchObject({
    state: 'paid',
    dispute: { state: 'opened', amount: 5_000n, reason: 'Compra não reconhecida' },
  })
  expect(await gateway.refund(reference, 2, 1_000n)).toMatchObject({ outcome: 'declined' })
  await post(gatewayId, 'decidir-pelo-cliente')
  await post(gatewayId, 'decidir-pela-loja')
  expect((await stand(gatewayId)).dispute).toMatchObject({ state: 'lost' })
})

test('every charge changed since is listed once, in pages', async () => {
  await ownerOf(db)`truncate sandbox.charges cascade`
  const since = time.now()
  await charge()
  time.pass(86_400)
  const ids = new Set<string>()
  for (let i = 0; i < 205; i++) ids.add((await charge()).gatewayId)
  const listed: string[] = []
  let cursor: string | undefined
  do {
    const page = await gateway.listSince(new Date(since.getTime() + 1_000), cursor)
    if (page.outcome !== 'listed') throw new Error(page.why)
    listed.push(...page.charges.map(({ gatewayId }) => gatewayId))
    cursor = page.next
  } while (cursor)
  expect(listed).toHaveLength(205)
  expect(new Set(listed)).toEqual(ids)
})
