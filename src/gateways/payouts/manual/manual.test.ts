import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { writeEndToEndId } from '#shared/pix/end-to-end-id.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
import { manualPayouts } from './gateway.ts'
import { type ManualOutcome, settleTransfer } from './settle-transfer.ts'

const db = await freshDatabase()
const iris = randomUUID()

/** A transfer to Marina that was asked for five minutes ago, and what the team can say about it. */
async function ask() {
  const time = settableClock()
  const gateway = manualPayouts({ db, clock: time.clock })
  const transfer = { id: randomUUID(), amount: 12_345n, taxId: '52998224725', description: 'Sensitivos' }
  const sent = await gateway.send(transfer)
  time.pass(300)
  const say = (given: ManualOutcome, id = transfer.id) => settleTransfer(db, id, given, { by: iris, now: time.now() })
  const pix = (secondsAgo = 60) =>
    writeEndToEndId({
      ispb: '60746948',
      at: new Date(time.now().getTime() - secondsAgo * 1_000),
      unique: randomUUID().replaceAll('-', '').slice(0, 11),
    })
  const paid = (endToEndId: string) => say({ outcome: 'paid', endToEndId })
  const failed = (failure: TransferFailure = 'key_not_found') => say({ outcome: 'failed', failure })
  const returned = (failure: TransferFailure = 'account_closed') => say({ outcome: 'returned', failure })
  return { gateway, transfer, sent, time, say, pix, paid, failed, returned, find: () => gateway.find(transfer.id) }
}

describe('a transfer by hand', () => {
  test('waits until the team says how it went', async () => {
    const { sent, find, gateway, transfer } = await ask()
    expect(sent).toEqual({ state: 'processing' })
    expect(await find()).toEqual({ state: 'processing' })
    expect(await gateway.send(transfer)).toEqual({ state: 'processing' })
    expect(await gateway.find(randomUUID())).toBeUndefined()
  })

  test('keeps its amount and its key', async () => {
    const { gateway, transfer } = await ask()
    await expect(gateway.send({ ...transfer, amount: 1n })).rejects.toThrow('another amount or key')
    await expect(gateway.send({ ...transfer, taxId: '12ABC34501DE35' })).rejects.toThrow('another amount or key')
  })

  test('is paid at the minute of its Pix', async () => {
    const { paid, pix, find, gateway, transfer } = await ask()
    const endToEndId = pix()
    expect(await paid(` ${endToEndId}\n`)).toBe('settled')
    const state = { state: 'paid', endToEndId, paidAt: new Date('2026-03-02T15:04:00Z') }
    expect(await find()).toEqual(state)
    expect(await gateway.send(transfer)).toEqual(state)
  })

  test('fails for a reason, and comes back only after it was paid', async () => {
    const one = await ask()
    expect(await one.returned()).toBe('not_paid')
    expect(await one.failed()).toBe('settled')
    expect(await one.find()).toEqual({ state: 'failed', failure: 'key_not_found' })
    expect(await one.returned()).toBe('not_paid')
    const other = await ask()
    await other.paid(other.pix())
    expect(await other.returned()).toBe('settled')
    expect(await other.find()).toEqual({ state: 'returned', failure: 'account_closed' })
  })

  test('is answered once; the same answer again is the same, another one is refused', async () => {
    const { paid, pix, failed, returned, find } = await ask()
    const endToEndId = pix()
    const answers = await Promise.all([paid(endToEndId), paid(endToEndId), paid(endToEndId)])
    expect(answers).toEqual(['settled', 'settled', 'settled'])
    expect(await paid(pix())).toBe('answered')
    expect(await failed()).toBe('answered')
    expect(await find()).toMatchObject({ state: 'paid', endToEndId })
    expect([await returned(), await returned(), await returned('cancelled')]).toEqual([
      'settled',
      'settled',
      'answered',
    ])
    expect([await paid(endToEndId), await failed()]).toEqual(['settled', 'answered'])
  })

  test('of two people who say different things at once, one is heard', async () => {
    const { paid, pix, failed, find } = await ask()
    const answers = await Promise.all([paid(pix()), failed(), paid(pix()), failed('no_funds')])
    expect(answers.toSorted()).toEqual(['answered', 'answered', 'answered', 'settled'])
    expect(await find()).toMatchObject({ state: ['paid', 'failed', 'paid', 'failed'][answers.indexOf('settled')] })
  })

  test('is not paid by the Pix of another', async () => {
    const [one, other] = [await ask(), await ask()]
    const endToEndId = one.pix()
    const answers = await Promise.all([one.paid(endToEndId), other.paid(endToEndId)])
    expect(answers.toSorted()).toEqual(['settled', 'used'])
  })

  test.each<[string, (pix: (secondsAgo?: number) => string) => string]>([
    ['not_an_id', () => ''],
    ['not_an_id', () => 'pago ontem pelo aplicativo'],
    ['not_an_id', (pix) => pix().slice(0, -1)],
    ['not_an_id', (pix) => pix().toLowerCase()],
    ['not_an_id', (pix) => `${pix().slice(0, 9)}202602301500${pix().slice(21)}`],
    ['not_its_time', (pix) => pix(24 * 3_600)],
    ['not_its_time', (pix) => pix(-3_600)],
  ])('%s', async (refusal, idOf) => {
    const { paid, pix, find } = await ask()
    expect(await paid(idOf(pix))).toBe(refusal)
    expect(await find()).toEqual({ state: 'processing' })
  })

  test('that nobody asked for is unknown', async () => {
    const { say, pix } = await ask()
    expect(await say({ outcome: 'paid', endToEndId: pix() }, randomUUID())).toBe('unknown')
  })
})

test('what was asked for and said stays, whoever writes', async () => {
  const { transfer, paid, pix, failed } = await ask()
  await paid(pix())
  const owner = ownerOf(db)
  for (const act of [
    owner`update manual.transfers set amount = 1 where id = ${transfer.id}`,
    owner`delete from manual.outcomes where transfer_id = ${transfer.id}`,
    owner`insert into manual.outcomes (transfer_id, outcome, failure, settled_by, settled_at)
      values (${transfer.id}, 'failed', 'no_funds', ${iris}, now())`,
  ])
    await expect(act).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  const untouched = await ask()
  const isReturned = owner`insert into manual.outcomes (transfer_id, outcome, failure, settled_by, settled_at)
    values (${untouched.transfer.id}, 'returned', 'no_funds', ${iris}, now())`
  await expect(isReturned).rejects.toMatchObject({ code: '23503' })
  expect(await failed()).toBe('answered')
})
