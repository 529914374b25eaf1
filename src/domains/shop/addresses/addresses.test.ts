import { beforeEach, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { isRefusal } from '#shared/refusal.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { findAddress } from '../index.ts'
import { personalData } from '../personal-data.ts'
import { addAddress } from './add-address.ts'
import { changeAddress } from './change-address.ts'
import { addAddress as adding } from './contract.ts'
import { MOST_ADDRESSES } from './rules.ts'
import { listAddressesOf } from './sql.ts'

const now = new Date('2026-03-03T15:00:00.000Z')
const anAddress = (part: object = {}) => ({
  id: crypto.randomUUID() as string,
  receiver: 'Ana Prado',
  cep: '01310100',
  street: 'Avenida Paulista',
  number: null,
  complement: null,
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP' as const,
  reference: null,
  ...part,
})
const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  )
let db: Db
let [ana, bia] = ['', '']

beforeEach(async () => {
  db = await freshDatabase()
  ;[ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
})

test('an address is kept once, changed, and nobody else’s', async () => {
  const address = anAddress()
  for (const _ of [1, 2]) await addAddress(db, { personId: ana, address, now })
  expect(await listAddressesOf(db, ana)).toEqual([address])
  const moved = { ...address, number: '900', cep: '13010000', city: 'Campinas' }
  await changeAddress(db, { personId: ana, address: moved, now })
  expect(await findAddress(db, ana, address.id)).toEqual(moved)
  expect(await findAddress(db, bia, address.id)).toBeUndefined()
  for (const act of [addAddress, changeAddress])
    expect(isRefusal(await refusalOf(act(db, { personId: bia, address, now })), 'shop.address_not_found')).toBe(true)
})

test('a parcel is paid by its CEP: another state’s is refused, with the name of that one', async () => {
  const refused = await refusalOf(addAddress(db, { personId: ana, address: anAddress({ cep: '69005010' }), now }))
  expect(refused).toMatchObject({
    code: 'shop.cep_of_other_state',
    fields: { cep: expect.stringContaining('Amazonas') },
  })
  const nowhere = await refusalOf(addAddress(db, { personId: ana, address: anAddress({ cep: '00000000' }), now }))
  expect(isRefusal(nowhere, 'shop.cep_unknown')).toBe(true)
})

test('of thirteen at once, ten are kept', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 13 }, () => addAddress(db, { personId: ana, address: anAddress(), now })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_ADDRESSES)
  expect(await listAddressesOf(db, ana)).toHaveLength(MOST_ADDRESSES)
})

test('the contract reads a CEP in any form, and empty fields as none', () => {
  const typed = { ...anAddress(), cep: '01.310-100', number: ' ', complement: '', reference: 'Portão  verde' }
  expect(adding.input.parse(typed)).toMatchObject({ cep: '01310100', number: null, complement: null })
  expect(adding.input.safeParse({ ...typed, cep: '1310' }).success).toBe(false)
  expect(adding.input.safeParse({ ...typed, state: 'XX' }).success).toBe(false)
})

test('all of it is handed over, and goes with the account', async () => {
  await addAddress(db, { personId: ana, address: anAddress(), now })
  await addAddress(db, { personId: bia, address: anAddress(), now })
  expect(await personalData.read!(db, ana)).toMatchObject({
    'Endereços de entrega': [{ cep: '01310-100', numero: 'sem número' }],
  })
  await inTransaction(db, (tx) => personalData.erase!(tx, { personId: ana, email: 'ana@x.test', at: now }))
  expect([await listAddressesOf(db, ana), (await listAddressesOf(db, bia)).length]).toEqual([[], 1])
})
