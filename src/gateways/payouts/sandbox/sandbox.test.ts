import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sentAtOf } from '#shared/pix/end-to-end-id.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { Transfer } from '../gateway.ts'
import type { Behaviour } from './behaviour.ts'
import type { Bank } from './bank.ts'
import { sandboxPayouts } from './gateway.ts'
import { ringOf, ringWebhooks } from './webhooks.ts'

const db = await freshDatabase()

function openBank(behaviour?: Partial<Behaviour>) {
  const time = settableClock()
  const behave = behaviour && (() => ({ answer: 'given' as const, decidedAfterSeconds: 5, rings: 1, ...behaviour }))
  const bank: Bank = { db, clock: time.clock, secrets: ['the-secret-of-today'], ...(behave && { behave }) }
  const marina = (amount = 12_345n, id: string = randomUUID()): Transfer => ({
    id,
    amount,
    taxId: '52998224725',
    description: 'Sensitivos',
  })
  return { bank, time, gateway: sandboxPayouts(bank), marina }
}

describe('a transfer', () => {
  test('is paid after a delay, at that moment and under a name of the central bank', async () => {
    const { gateway, marina, time } = openBank()
    const transfer = marina()
    const dueAt = new Date(time.now().getTime() + 5_000)
    expect(await gateway.send(transfer)).toEqual({ state: 'processing' })
    time.pass(4)
    expect(await gateway.find(transfer.id)).toEqual({ state: 'processing' })
    time.pass(1)
    const paid = await gateway.find(transfer.id)
    expect(paid).toEqual({ state: 'paid', paidAt: dueAt, endToEndId: expect.any(String) })
    expect(paid?.state === 'paid' && sentAtOf(paid.endToEndId)).toEqual(new Date('2026-03-02T15:00:00.000Z'))
  })

  test('sent many times at once is one, and tells its state to everybody', async () => {
    const { gateway, marina, time } = openBank()
    const transfer = marina()
    const states = await Promise.all(Array.from({ length: 12 }, () => gateway.send(transfer)))
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['processing']))
    time.pass(60)
    expect(await gateway.send(transfer)).toEqual(await gateway.find(transfer.id))
    const [row] = await db<{ attempts: number }[]>`select attempts from sandbox.transfers where id = ${transfer.id}`
    expect(row).toEqual({ attempts: 1 })
  })

  test('keeps its amount and its key; another one under its id is refused and changes nothing', async () => {
    const { gateway, marina, time } = openBank()
    const transfer = marina()
    await gateway.send(transfer)
    const another = [
      { ...transfer, amount: 99_999n },
      { ...transfer, taxId: '12ABC34501DE35' },
    ]
    for (const given of another) await expect(gateway.send(given)).rejects.toThrow('another amount or key')
    time.pass(5)
    expect(await gateway.find(transfer.id)).toMatchObject({ state: 'paid' })
  })

  test('whose answer gets lost was taken', async () => {
    const { gateway, marina, time } = openBank({ answer: 'lost' })
    const transfer = marina()
    await expect(gateway.send(transfer)).rejects.toThrow('answer')
    expect(await gateway.find(transfer.id)).toEqual({ state: 'processing' })
    time.pass(5)
    expect(await gateway.find(transfer.id)).toMatchObject({ state: 'paid' })
  })

  test('whose request gets lost was not, and may be sent again with the same amount only', async () => {
    const { gateway, marina } = openBank()
    const transfer = marina(3_013n)
    await expect(gateway.send(transfer)).rejects.toThrow('request')
    expect(await gateway.find(transfer.id)).toBeUndefined()
    await expect(gateway.send({ ...transfer, amount: 3_000n })).rejects.toThrow('another amount or key')
    expect(await gateway.send(transfer)).toEqual({ state: 'processing' })
  })

  test('that is asked about while it is being sent is not called untaken', async () => {
    const { bank, gateway, marina, time } = openBank()
    const transfer = marina()
    const [entered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slowClock = async () => {
      entered.resolve()
      await released.promise
      return time.now()
    }
    const sent = sandboxPayouts({ ...bank, clock: slowClock }).send(transfer)
    await entered.promise
    const asked = gateway.find(transfer.id)
    await gateway.find(randomUUID())
    released.resolve()
    expect(await asked).toEqual({ state: 'processing' })
    expect(await sent).toEqual({ state: 'processing' })
  })

  test('of an unknown id was never taken', async () => {
    expect(await openBank().gateway.find(randomUUID())).toBeUndefined()
  })
})

test.each<[amount: bigint, at: Record<number, object>]>([
  [3_001n, { 0: { state: 'processing' }, 5: { state: 'failed', failure: 'key_not_found' } }],
  [3_002n, { 0: { state: 'failed', failure: 'key_of_another' } }],
  [3_003n, { 5: { state: 'failed', failure: 'account_closed' } }],
  [3_004n, { 5: { state: 'failed', failure: 'refused_by_bank' } }],
  [3_005n, { 0: { state: 'failed', failure: 'no_funds' } }],
  [3_006n, { 5: { state: 'failed', failure: 'cancelled' } }],
  [3_011n, { 0: { state: 'processing' }, 5: { state: 'paid' } }],
  [3_012n, { 0: { state: 'processing' }, 5: { state: 'failed', failure: 'key_not_found' } }],
  [3_014n, { 119: { state: 'processing' }, 120: { state: 'paid' } }],
  [3_015n, { 5: { state: 'paid' }, 24: { state: 'paid' }, 25: { state: 'returned', failure: 'account_closed' } }],
  [3_017n, { 4: { state: 'processing' }, 5: { state: 'paid' } }],
  [10_001n, { 5: { state: 'paid' } }],
])('%s centavos', async (amount, expected) => {
  const { gateway, marina, time } = openBank()
  const transfer = marina(amount)
  await gateway.send(transfer).catch(() => {})
  let seconds = 0
  for (const [at, state] of Object.entries(expected)) {
    time.pass(Number(at) - seconds)
    seconds = Number(at)
    expect(await gateway.find(transfer.id)).toMatchObject(state)
  }
})

describe('webhooks', () => {
  test('tell of each change as often as they should, and of nothing twice without reason', async () => {
    const { bank, gateway, marina, time } = openBank({ rings: 2, returned: { afterSeconds: 20, reason: 'cancelled' } })
    const transfer = marina()
    await gateway.send(transfer)
    const heard: string[] = []
    const ring = () =>
      ringWebhooks(bank, 'http://loja.test/aviso', async (_url, { headers, body }) => {
        const told = gateway.readWebhook!({ headers: headers as Headers, body: body as string })
        if (told?.id === transfer.id) heard.push(told.id)
        throw new Error('the shop hangs up')
      })
    await ring()
    expect(heard).toEqual([])
    time.pass(5)
    await Promise.all([ring(), ring()])
    expect(heard).toEqual([transfer.id, transfer.id])
    time.pass(20)
    await ring()
    await ring()
    expect(heard).toEqual(Array(4).fill(transfer.id))
  })

  test('that are forged, altered, cut or senseless are nobody’s', () => {
    const { bank, gateway } = openBank()
    const genuine = ringOf(bank, randomUUID())
    expect(gateway.readWebhook!(genuine)).toEqual(JSON.parse(genuine.body))
    const forged = ringOf({ secrets: ['somebody-elses-secret'] }, randomUUID())
    expect(gateway.readWebhook!(forged)).toBeUndefined()
    expect(gateway.readWebhook!({ ...genuine, body: ringOf(bank, randomUUID()).body })).toBeUndefined()
    expect(gateway.readWebhook!({ ...genuine, body: genuine.body.slice(0, -3) })).toBeUndefined()
    expect(gateway.readWebhook!({ headers: new Headers(), body: genuine.body })).toBeUndefined()
    expect(gateway.readWebhook!(ringOf(bank, 'no-uuid'))).toBeUndefined()
  })

  test('signed with the secret before the rotation are accepted', () => {
    const { bank } = openBank()
    const rotated = sandboxPayouts({ ...bank, secrets: ['the-secret-of-tomorrow', ...bank.secrets] })
    expect(rotated.readWebhook!(ringOf(bank, '0190a1b2-0000-7000-8000-000000000001'))).toBeDefined()
  })
})
