import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { type AsaasFault, type FakeTransfer, startFakeAsaas } from '#test/gateways/fake-asaas.ts'
import { guardedPayouts } from '../guarded-gateway.ts'
import { asaasPayouts } from './gateway.ts'
import { beginSending, recordNotThere } from './sql.ts'
import { validatingTransfers } from './webhooks.ts'

const db = await freshDatabase()
const TOKENS = ['the-token-of-today-with-32-letters', 'the-token-of-yesterday-32-letters']
const MARINA = '52998224725'
const ends: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(ends.splice(0).map((end) => end()))))

async function openAsaas(limits: { listWithinMs?: number } = {}) {
  const time = settableClock()
  const fake = await startFakeAsaas(time.now)
  ends.push(fake.close)
  const account = { apiKey: fake.apiKey, url: fake.url, tokens: TOKENS }
  const gateway = guardedPayouts(asaasPayouts({ db, account, now: time.now, ...limits }), { withinMs: 2_000 })
  const endToEndId = `E19540550202603021501${randomUUID().replaceAll('-', '').slice(0, 11)}`
  const transfer = { id: randomUUID(), amount: 12_345n, taxId: MARINA, description: 'Ganhos no Sensitivos' }
  const posts = () => fake.heard.filter(({ line }) => line === 'POST /v3/transfers')
  return {
    time,
    fake,
    gateway,
    transfer,
    endToEndId,
    posts,
    pages: () => fake.heard.filter(({ line }) => line === 'GET /v3/transfers'),
    send: () => gateway.send(transfer),
    find: () => gateway.find(transfer.id),
    move: (changes: Partial<FakeTransfer>) => fake.move(transfer.id, changes),
    done: (changes: Partial<FakeTransfer> = {}) =>
      fake.move(transfer.id, { status: 'DONE', endToEndIdentifier: endToEndId, ...changes }),
    validate: async (changes: object = {}, { token = TOKENS[0]!, type = 'TRANSFER' } = {}) => {
      const body = JSON.stringify({ type, transfer: { ...fake.transfers.at(-1), ...changes } })
      const headers = { 'asaas-access-token': token }
      const request = new Request('https://loja.test/', { method: 'POST', headers, body })
      const answer = await validatingTransfers(db, TOKENS)(request)
      return answer.status === 200 ? ((await answer.json()) as { status: string }).status : answer.status
    },
  }
}

describe('a transfer', () => {
  test('goes to a CPF as a Pix of exactly this amount, with our id, and is paid when they say so', async () => {
    const { send, find, done, posts, fake, transfer, endToEndId } = await openAsaas()
    expect(await send()).toEqual({ state: 'processing' })
    expect(posts().map(({ body }) => body)).toEqual([
      `{"value":123.45,"operationType":"PIX","pixAddressKey":"${MARINA}","pixAddressKeyType":"CPF",` +
        `"description":"Ganhos no Sensitivos","externalReference":"${transfer.id}"}`,
    ])
    expect(await find()).toEqual({ state: 'processing' })
    done({ effectiveDate: '2026-03-02 12:01:07' })
    const paid = { state: 'paid', paidAt: new Date('2026-03-02T15:01:07.000Z'), endToEndId }
    expect([await find(), await find()]).toEqual([paid, paid])
    expect(fake.transfers.length).toBe(1)
  })

  test.each([
    [3_005n, '30.05'],
    [3_010n, '30.10'],
    [100_000_000n, '1000000.00'],
    [29n, '0.29'],
  ])('of %s centavos is written as %s', async (amount, written) => {
    const { gateway, transfer, posts } = await openAsaas()
    await gateway.send({ ...transfer, amount })
    expect(posts()[0]!.body).toContain(`{"value":${written},`)
  })

  test('goes to a CNPJ with letters as such', async () => {
    const { gateway, transfer, posts } = await openAsaas()
    await gateway.send({ ...transfer, taxId: '12ABC34501DE35' })
    expect(posts()[0]!.body).toContain('"pixAddressKey":"12ABC34501DE35","pixAddressKeyType":"CNPJ"')
  })

  test('is sent once, however often and by how many it is tried', async () => {
    const { send, posts, find } = await openAsaas()
    const tries = await Promise.allSettled(Array.from({ length: 6 }, send))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    await expect(send()).rejects.toThrow('may have been sent')
    expect(posts().length).toBe(1)
    expect(await find()).toEqual({ state: 'processing' })
  })

  test('keeps its amount and its key, also when it was not taken', async () => {
    const { send, gateway, transfer, fake, posts } = await openAsaas()
    fake.fail({ status: 401, body: '{}' })
    await expect(send()).rejects.toThrow('401')
    await expect(gateway.send({ ...transfer, amount: 99_999n })).rejects.toThrow('another one')
    await expect(gateway.send({ ...transfer, taxId: '12ABC34501DE35' })).rejects.toThrow('another one')
    expect(posts().length).toBe(1)
  })

  test('that was never sent is not there, and nobody is asked', async () => {
    const { find, fake } = await openAsaas()
    expect(await find()).toBeUndefined()
    expect(fake.heard).toEqual([])
  })
})

describe('an answer that does not come', () => {
  test.each<[string, AsaasFault]>([
    ['lost', 'lost_answer'],
    ['cut in the middle', 'cut'],
    ['silence', 'silent'],
    ['a page of HTML with 502', { status: 502, body: '<html>Bad Gateway</html>', takes: true }],
    ['a page of HTML with 200', { status: 200, body: '<html>Em manutenção</html>', takes: true }],
    ['half a body with 200', { status: 200, body: '{"id":"77', takes: true }],
    ['an error with 500', { status: 500, body: '{"errors":[]}', takes: true }],
  ])('%s: the transfer is found by our id, and not sent again', async (_, fault) => {
    const { send, find, done, fake, posts, endToEndId } = await openAsaas()
    fake.fail(fault)
    await expect(send()).rejects.toThrow()
    expect(await find()).toEqual({ state: 'processing' })
    await expect(send()).rejects.toThrow('may have been sent')
    done()
    expect(await find()).toMatchObject({ state: 'paid', endToEndId })
    expect([posts().length, fake.transfers.length]).toEqual([1, 1])
  })

  test.each<[string, AsaasFault]>([
    ['lost on its way', 'lost_request'],
    ['an error with 503', { status: 503, body: '' }],
    ['a redirect', { status: 302, headers: { location: 'https://asaas.test/login' }, body: '' }],
    ['an address that is not there', { status: 404, body: '' }],
  ])('%s: nobody knows for twenty minutes; then it may be sent again', async (_, fault) => {
    const { send, find, fake, time, posts } = await openAsaas()
    fake.fail(fault)
    await expect(send()).rejects.toThrow()
    await expect(find()).rejects.toThrow('may still arrive')
    time.pass(19 * 60)
    await expect(find()).rejects.toThrow('may still arrive')
    await expect(send()).rejects.toThrow('may have been sent')
    time.pass(60)
    expect(await find()).toBeUndefined()
    expect(await send()).toEqual({ state: 'processing' })
    expect([posts().length, fake.transfers.length]).toEqual([2, 1])
  })

  test('of an earlier try, learnt late, says nothing about a later one', async () => {
    const { send, fake, transfer, time } = await openAsaas()
    fake.fail({ status: 401, body: '' }, 'lost_answer')
    await expect(send()).rejects.toThrow('401')
    await expect(send()).rejects.toThrow()
    expect(await recordNotThere(db, { id: transfer.id, attempts: 1 })).toBe(false)
    expect(await beginSending(db, transfer, time.now())).toBeUndefined()
  })

  test('is not made up for while their list cannot be read', async () => {
    const { send, find, fake, time } = await openAsaas()
    fake.fail('lost_request')
    await expect(send()).rejects.toThrow()
    time.pass(3_600)
    const faults: AsaasFault[] = ['lost_answer', 'cut', { status: 500, body: '' }, { status: 200, body: '{"data":[]}' }]
    for (const fault of [...faults, { status: 403, body: '' }, { status: 404, body: '' }]) {
      fake.fail(fault)
      await expect(find()).rejects.toThrow()
    }
  })
})

describe('a refusal', () => {
  test.each([
    ['Saldo insuficiente para a transferência.', 'no_funds'],
    ['A chave Pix informada não foi encontrada.', 'key_not_found'],
    ['A chave informada pertence a outro CPF.', 'key_of_another'],
    ['A conta de destino está encerrada.', 'account_closed'],
    ['Recusado.', 'refused_by_bank'],
  ])('"%s" is final: %s', async (description, failure) => {
    const { send, find, fake, posts } = await openAsaas()
    fake.fail({ status: 400, body: JSON.stringify({ errors: [{ code: 'invalid_action', description }] }) })
    expect(await send()).toEqual({ state: 'failed', failure })
    expect(await find()).toEqual({ state: 'failed', failure })
    await expect(send()).rejects.toThrow('may have been sent')
    expect(posts().length).toBe(1)
  })

  test('of our key says nothing about the transfer, which may be sent again', async () => {
    for (const status of [401, 403]) {
      const { send, find, fake } = await openAsaas()
      fake.fail({ status, body: '{"errors":[{"code":"invalid_access_token","description":"x"}]}' })
      await expect(send()).rejects.toThrow(String(status))
      expect(await find()).toBeUndefined()
      expect(await send()).toEqual({ state: 'processing' })
      expect(fake.transfers.length).toBe(1)
    }
  })

  test.each<[string, Record<string, string>]>([
    ['Retry-After in seconds', { 'retry-after': '90' }],
    ['Retry-After as a date', { 'retry-after': 'Mon, 02 Mar 2026 15:01:30 GMT' }],
    ['RateLimit-Reset', { 'ratelimit-limit': '100', 'ratelimit-remaining': '0', 'ratelimit-reset': '90' }],
  ])('for too many requests: nothing is asked before the pause is over (%s)', async (_, headers) => {
    const { send, find, fake, time, gateway } = await openAsaas()
    fake.fail({ status: 429, headers, body: '' })
    await expect(send()).rejects.toThrow('429')
    expect(await find()).toBeUndefined()
    time.pass(89)
    await expect(send()).rejects.toThrow('pause')
    expect(fake.heard.length).toBe(1)
    time.pass(1)
    expect(await send()).toEqual({ state: 'processing' })
    fake.fail({ status: 429, headers: { 'retry-after': '99999' }, body: '' })
    await expect(find()).rejects.toThrow('429')
    time.pass(15 * 60)
    expect(await gateway.find(fake.transfers[0]!.externalReference!)).toEqual({ state: 'processing' })
  })

  test('of a twin (409) leaves it unknown, and it is sent when their 15 minutes are over', async () => {
    const { gateway, transfer, send, find, fake, time } = await openAsaas()
    await gateway.send({ ...transfer, id: randomUUID() })
    await expect(send()).rejects.toThrow('409')
    await expect(find()).rejects.toThrow('may still arrive')
    time.pass(20 * 60)
    expect(await find()).toBeUndefined()
    expect(await send()).toEqual({ state: 'processing' })
    expect(fake.transfers.length).toBe(2)
  })
})

test('whatever goes wrong in whatever order, and whoever tries, nothing is paid twice or lost', async () => {
  const seed = seedOfThisRun()
  const random = seededRandom(seed)
  const { fake, gateway, time } = await openAsaas()
  const quick: (AsaasFault | undefined)[] = [
    undefined,
    undefined,
    'lost_answer',
    'lost_request',
    'cut',
    { status: 401, body: '' },
    { status: 429, body: '' },
    { status: 500, body: '', takes: true },
    { status: 500, body: '' },
  ]
  const transfers = Array.from({ length: 12 }, (_, i) => ({
    id: randomUUID(),
    amount: 3_000n + BigInt(i % 4),
    taxId: MARINA,
    description: 'Ganhos no Sensitivos',
  }))
  for (let step = 0; step < 150; step++) {
    const fault = random.pick(quick)
    if (fault) fake.fail(fault)
    const one = random.pick(transfers)
    const acts = [() => gateway.send(one), () => gateway.find(one.id), () => gateway.send(one)]
    await Promise.allSettled(acts.slice(random.below(3)).map((act) => act()))
    time.pass(random.pick([1, 60, 600, 1_200]))
    const counts = Map.groupBy(fake.transfers, ({ externalReference }) => externalReference)
    for (const [id, sent] of counts) expect(sent.length, `seed ${seed}: ${id} at step ${step}`).toBe(1)
  }
  fake.heal()
  for (const one of transfers) {
    for (let attempt = 0; attempt < 3; attempt++) {
      time.pass(1_200)
      const state = await gateway.find(one.id).catch(() => undefined)
      if (!state) await gateway.send(one).catch(() => undefined)
    }
    const ours = fake.transfers.filter(({ externalReference }) => externalReference === one.id)
    expect(ours.length, `seed ${seed}: ${one.id}`).toBe(1)
    expect(await gateway.find(one.id), `seed ${seed}`).toEqual({ state: 'processing' })
  }
})

describe('what they answer', () => {
  test.each<[Partial<FakeTransfer>, object]>([
    [{ status: 'PENDING' }, { state: 'processing' }],
    [
      { status: 'PENDING', authorized: false },
      { state: 'processing', awaitsApproval: true },
    ],
    [{ status: 'BANK_PROCESSING' }, { state: 'processing' }],
    [{ status: 'BLOCKED' }, { state: 'processing' }],
    [{ status: 'DONE', endToEndIdentifier: null }, { state: 'processing' }],
    [{ status: 'CANCELLED' }, { state: 'failed', failure: 'cancelled' }],
    [
      { status: 'FAILED', failReason: null },
      { state: 'failed', failure: 'refused_by_bank' },
    ],
    [
      { status: 'FAILED', failReason: 'Chave Pix não encontrada' },
      { state: 'failed', failure: 'key_not_found' },
    ],
    [
      { status: 'FAILED', failReason: 'Conta encerrada' },
      { state: 'failed', failure: 'account_closed' },
    ],
  ])('%j', async (changes, state) => {
    const { send, find, move } = await openAsaas()
    await send()
    move(changes)
    expect(await find()).toEqual(state)
  })

  test.each<[string, Partial<FakeTransfer>]>([
    ['a status that nobody knows', { status: 'REVERSED' }],
    ['another amount', { value: 123.46 }],
    ['an amount that is none', { value: 123.455 }],
    ['another key', { bankAccount: { cpfCnpj: '', pixAddressKey: '11144477735' } }],
    ['another reference', { externalReference: randomUUID() }],
  ])('%s is no state of ours', async (_, changes) => {
    const { send, find, done } = await openAsaas()
    await send()
    done(changes)
    await expect(find()).rejects.toThrow()
  })

  test('one Pix does not pay two transfers', async () => {
    const [one, other] = [await openAsaas(), await openAsaas()]
    await Promise.all([one.send(), other.send()])
    one.done()
    other.done({ endToEndIdentifier: one.endToEndId })
    expect(await one.find()).toMatchObject({ state: 'paid' })
    await expect(other.find()).rejects.toThrow()
  })

  test('another amount already to the request is an alarm, not a payout', async () => {
    const { send, find, fake } = await openAsaas()
    fake.fail({
      status: 200,
      body: JSON.stringify({ ...fake.add({ value: 1_234.5, pixAddressKey: MARINA }), externalReference: null }),
    })
    await expect(send()).rejects.toThrow('another reference or amount')
    await expect(find()).rejects.toThrow('another reference or amount')
  })

  test.each<[string, string | null]>([
    ['529.982.247-25', '2026-03-02 23:59:59'],
    ['***.982.247-**', '2026-03-02 23:59:59'],
  ])('the key may be written as %s', async (pixAddressKey, effectiveDate) => {
    const { send, find, done } = await openAsaas()
    await send()
    done({ effectiveDate, bankAccount: { cpfCnpj: '', pixAddressKey } })
    expect(await find()).toMatchObject({ state: 'paid' })
  })

  test.each<[string | null, string]>([
    ['2026-03-02 23:59:59', '2026-03-03T02:59:59.000Z'],
    ['2026-03-02', '2026-03-02T15:01:00.000Z'],
    [null, '2026-03-02T15:01:00.000Z'],
    ['2026-02-30 10:00:00', '2026-03-02T15:01:00.000Z'],
    ['amanhã', '2026-03-02T15:01:00.000Z'],
  ])('paid at %s, which says no zone', async (effectiveDate, at) => {
    const { send, find, done } = await openAsaas()
    await send()
    done({ effectiveDate })
    expect(await find()).toMatchObject({ state: 'paid', paidAt: new Date(at) })
  })
})

describe('money that comes back', () => {
  test('failing after it was paid is coming back', async () => {
    const { send, find, done, move } = await openAsaas()
    await send()
    done()
    expect(await find()).toMatchObject({ state: 'paid' })
    move({ status: 'FAILED', failReason: 'Conta encerrada' })
    expect(await find()).toEqual({ state: 'returned', failure: 'account_closed' })
  })

  test('a Pix that was given back came back; a part of it, or one that nobody may see, did not', async () => {
    const { send, find, done, fake, endToEndId } = await openAsaas()
    await send()
    done()
    fake.refund(endToEndId, 100)
    expect(await find()).toMatchObject({ state: 'paid' })
    fake.refund(endToEndId, 123.45)
    fake.traits.hidesPix = true
    expect(await find()).toMatchObject({ state: 'paid' })
    fake.traits.hidesPix = false
    expect(await find()).toEqual({ state: 'returned', failure: 'refused_by_bank' })
    fake.fail({ status: 200, body: JSON.stringify(fake.transfers[0]) }, 'lost_answer')
    await expect(find()).rejects.toThrow()
  })
})

describe('their list', () => {
  const lost = async () => {
    const asaas = await openAsaas()
    asaas.fake.fail('lost_answer')
    await expect(asaas.send()).rejects.toThrow()
    return asaas
  }
  const addOthers = ({ fake }: Awaited<ReturnType<typeof openAsaas>>, count: number) => {
    for (let i = 0; i < count; i++) fake.add({ value: 30 + i, externalReference: randomUUID() })
  }

  test('is read to its end', async () => {
    const asaas = await lost()
    addOthers(asaas, 250)
    expect(await asaas.find()).toEqual({ state: 'processing' })
    expect(asaas.pages().length).toBe(3)
    expect(asaas.fake.heard.at(-1)!.line).toContain('/v3/transfers/')
  })

  test('is asked for from the day before to the day after, of São Paulo', async () => {
    const { fake, find, time, gateway, transfer } = await openAsaas()
    time.pass(11 * 3_600)
    fake.fail('lost_answer')
    await expect(gateway.send(transfer)).rejects.toThrow()
    await find()
    const asked = fake.heard.find(({ line }) => line === 'GET /v3/transfers')!
    expect(time.now().toISOString()).toBe('2026-03-03T02:00:00.000Z')
    expect([asked.query.get('dateCreated[ge]'), asked.query.get('dateCreated[le]')]).toEqual([
      '2026-03-01',
      '2026-03-03',
    ])
  })

  test('that begins again and again does not end, and says nothing', async () => {
    const asaas = await lost()
    addOthers(asaas, 150)
    asaas.fake.traits.ignoresOffset = true
    await expect(asaas.find()).rejects.toThrow('does not end')
  })

  test('is read once for all that nobody knows of, and only near their days', async () => {
    const asaas = await openAsaas()
    const { fake, gateway, transfer, time, pages } = asaas
    const sendLost = async () => {
      const id = randomUUID()
      fake.fail('lost_answer')
      await expect(gateway.send({ ...transfer, id })).rejects.toThrow()
      time.pass(20 * 60)
      return id
    }
    const ids = [await sendLost(), await sendLost(), await sendLost()]
    addOthers(asaas, 120)
    const found = await Promise.all(ids.map((id) => gateway.find(id)))
    expect(found).toEqual(ids.map(() => ({ state: 'processing' })))
    expect(pages().length, 'of 123').toBe(2)
    time.pass(86_400)
    const nextDay = [await sendLost(), await sendLost()]
    time.pass(9 * 86_400)
    const later = [await sendLost()]
    await Promise.all([...nextDay, ...later].map((id) => gateway.find(id)))
    const days = pages().map(({ query }) => `${query.get('dateCreated[ge]')} ${query.get('dateCreated[le]')}`)
    expect(days.slice(2).toSorted()).toEqual([
      ...Array<string>(2).fill('2026-03-02 2026-03-04'),
      '2026-03-11 2026-03-13',
    ])
  })

  test.each([
    ['newest', false],
    ['oldest', true],
  ])('that grows at its newest end while it is read hides nothing, %s first', async (_, oldestFirst) => {
    const asaas = await lost()
    const { fake, time, gateway, transfer, find } = asaas
    fake.traits.oldestFirst = oldestFirst
    const absent = randomUUID()
    fake.fail('lost_request')
    await expect(gateway.send({ ...transfer, id: absent, amount: 7_777n })).rejects.toThrow()
    addOthers(asaas, 150)
    time.pass(20 * 60)
    let more = 130
    fake.traits.onPage = (offset) => {
      if (offset > 0 && more > 0) addOthers(asaas, more)
      if (offset > 0) more -= 100
    }
    expect(await Promise.all([find(), gateway.find(absent)])).toEqual([{ state: 'processing' }, undefined])
  })

  test('is given up in time, and nothing is asked any more', async () => {
    const { fake, send, find, pages } = await openAsaas({ listWithinMs: 300 })
    fake.fail('lost_answer')
    await expect(send()).rejects.toThrow()
    fake.fail('silent')
    await expect(find()).rejects.toThrow('timeout')
    expect(await find()).toEqual({ state: 'processing' })
    expect(pages().length).toBe(2)
  })

  test('that changes while it is read proves nothing', async () => {
    const asaas = await openAsaas()
    asaas.fake.fail('lost_request')
    await expect(asaas.send()).rejects.toThrow()
    asaas.time.pass(3_600)
    addOthers(asaas, 1)
    const other = { id: 'another', externalReference: null, dateCreated: '2026-03-02' }
    const page = { hasMore: true, totalCount: 2, data: [other] }
    asaas.fake.fail({ status: 200, body: JSON.stringify(page) })
    await expect(asaas.find()).rejects.toThrow('changed while it was read')
    expect(await asaas.find()).toBeUndefined()
  })

  test.each([
    ['newest', false, 1],
    ['oldest', true, 6],
  ])('is read as far as needed when they do not filter, %s first', async (_, oldestFirst, pages) => {
    const asaas = await openAsaas()
    const { fake, time, send, find } = asaas
    Object.assign(fake.traits, { ignoresFilters: true, oldestFirst })
    addOthers(asaas, 520)
    time.pass(7 * 24 * 3_600)
    addOthers(asaas, 60)
    fake.fail('lost_request')
    await expect(send()).rejects.toThrow()
    time.pass(20 * 60)
    expect(await find()).toBeUndefined()
    expect(asaas.pages().length).toBe(pages)
    fake.fail('lost_answer')
    await expect(send()).rejects.toThrow()
    addOthers(asaas, 90)
    expect(await find()).toEqual({ state: 'processing' })
  })

  test('with two of our id is an alarm', async () => {
    const { find, fake, transfer } = await lost()
    fake.add({ value: 123.45, externalReference: transfer.id, pixAddressKey: MARINA })
    await expect(find()).rejects.toThrow('2 transfers')
  })
})

describe('a webhook', () => {
  const event = (kind: string, transfer?: object) => JSON.stringify({ id: 'evt_1&2', event: kind, transfer })
  const headers = (token: string) => new Headers({ 'asaas-access-token': token })
  const NOBODYS = { id: '00000000-0000-0000-0000-000000000000' }

  test('names the transfer, whatever it says of it, in any order and as often as it comes', async () => {
    const { gateway, transfer } = await openAsaas()
    const kinds = ['TRANSFER_DONE', 'TRANSFER_CREATED', 'TRANSFER_DONE', 'TRANSFER_FAILED', 'TRANSFER_BLOCKED']
    for (const token of TOKENS)
      for (const kind of kinds) {
        const body = event(kind, { id: 'x', status: 'DONE', value: 1e9, externalReference: transfer.id })
        expect(gateway.readWebhook!({ headers: headers(token), body })).toEqual({ id: transfer.id })
      }
  })

  test('without our token is not heard', async () => {
    const { gateway, transfer } = await openAsaas()
    const body = event('TRANSFER_DONE', { externalReference: transfer.id })
    for (const given of [
      new Headers(),
      headers(''),
      headers('another-token-of-somebody-else-32'),
      headers(TOKENS[0]!.slice(1)),
    ])
      expect(gateway.readWebhook!({ headers: given, body })).toBeUndefined()
  })

  test.each([
    [
      'of a transfer that somebody made in their panel',
      event('TRANSFER_CREATED', { id: 'x', externalReference: null }),
    ],
    ['of a transfer of another system', event('TRANSFER_DONE', { id: 'x', externalReference: 'pedido-7' })],
    ['of a payment', event('PAYMENT_RECEIVED')],
    ['that is HTML', '<html>'],
    ['that is cut', event('TRANSFER_DONE', { externalReference: randomUUID() }).slice(0, -9)],
    ['that is empty', ''],
  ])('%s is heard, so that their queue does not stop, and is nobody’s', async (_, body) => {
    const { gateway } = await openAsaas()
    expect(gateway.readWebhook!({ headers: headers(TOKENS[0]!), body })).toEqual(NOBODYS)
  })
})

describe('their question whether a transfer is ours', () => {
  test('is answered yes as often as they ask, also when we never heard its number', async () => {
    const { send, fake, validate, find } = await openAsaas()
    fake.fail('lost_answer')
    await expect(send()).rejects.toThrow()
    expect([await validate(), await validate(), await validate({}, { token: TOKENS[1]! })]).toEqual(
      Array(3).fill('APPROVED'),
    )
    await find()
    expect(fake.heard.map(({ line }) => line)).not.toContain('GET /v3/transfers')
  })

  test('is answered no for a second one under our id', async () => {
    const { send, fake, validate, transfer } = await openAsaas()
    await send()
    fake.add({ value: 123.45, externalReference: transfer.id, pixAddressKey: MARINA })
    expect(await validate()).toBe('REFUSED')
    expect(await validate({ id: fake.transfers[0]!.id })).toBe('APPROVED')
  })

  test.each<[string, object, { type?: string }]>([
    ['another amount', { value: 123.46 }, {}],
    ['another key', { bankAccount: { pixAddressKey: '11144477735' } }, {}],
    ['no key', { bankAccount: null }, {}],
    ['an unknown reference', { externalReference: randomUUID() }, {}],
    ['no reference', { externalReference: null }, {}],
    ['a reference that is no id', { externalReference: "' or true --" }, {}],
    ['a bill', {}, { type: 'BILL' }],
    ['a refund of a Pix', {}, { type: 'PIX_REFUND' }],
  ])('is answered no for %s', async (_, changes, given) => {
    const { send, validate } = await openAsaas()
    await send()
    expect(await validate(changes, given)).toBe('REFUSED')
    expect(await validate()).toBe('APPROVED')
  })

  test('is answered no for what they do not have any more, so that it cannot appear late', async () => {
    const { send, fake, validate, find, time, transfer } = await openAsaas()
    fake.fail('lost_request')
    await expect(send()).rejects.toThrow()
    time.pass(20 * 60)
    expect(await find()).toBeUndefined()
    fake.add({ value: 123.45, externalReference: transfer.id, pixAddressKey: MARINA })
    expect(await validate()).toBe('REFUSED')
  })

  test('is not answered to anybody else, and a body of any kind or size is refused', async () => {
    const { send, validate } = await openAsaas()
    await send()
    expect(await validate({}, { token: 'another-token-of-somebody-else-32' })).toBe(401)
    expect(await validate({ padding: 'x'.repeat(100_000) })).toBe('REFUSED')
  })
})
