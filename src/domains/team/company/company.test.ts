import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findIssuer } from '#domains/receipts/find-issuer.ts'
import { Bus } from '#platform/bus.ts'
import { followCompany } from '#platform/company/follow-company.ts'
import { company } from '#platform/company/known-company.ts'
import { findCompanyAt, readCompany } from '#platform/company/sql.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { NO_COMPANY } from '#shared/company.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { issueReceipt } from '#test/support/receipt-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'
import { changeCompany } from './change-company.ts'
import { faultsOfCompany, parseCnpj } from './faults.rules.ts'

const LUA = { ...DEMO_COMPANY, legalName: 'Lua Consultas Ltda.', cnpj: '11.222.333/0001-81' }

let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  iris = await aClient(db, 'Íris')
})

const change = (wanted = LUA, version = 1n) =>
  changeCompany(db, { company: wanted, version, by: iris, clock: time.clock })

test.each([
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['12abc34501de35', '12ABC34501DE35'],
  ['CNPJ 11.222.333/0001-81', '11222333000181'],
  ['11.222.333/0001-82', undefined],
  ['12.ABC.345/01DE-36', undefined],
  ['529.982.247-25', undefined],
  ['Ltda.', undefined],
  ['', undefined],
])('the CNPJ %j is read as %j', (written, cnpj) => expect(parseCnpj(written)).toBe(cnpj))

test('a company is refused by field: check digits, CEP, area code', () => {
  expect(faultsOfCompany(DEMO_COMPANY)).toEqual({})
  expect(Object.keys(faultsOfCompany(NO_COMPANY))).toEqual(['cnpj', 'locality', 'phone'])
  expect(faultsOfCompany({ ...LUA, phone: '4000-1800' })).toEqual({ phone: expect.stringContaining('DDD') })
  expect(faultsOfCompany({ ...LUA, locality: 'São Paulo' })).toEqual({ locality: expect.stringContaining('CEP') })
})

describe('changing the company', () => {
  test('holds from then on, and the log has what it was', async () => {
    await change()
    expect(await readCompany(db)).toMatchObject({ company: LUA, version: 2n, setAt: time.now() })
    const events = await db`
      select before, after from security_event_words join security_events e on e.id = event_id
      where e.kind = 'team.company_changed'`
    expect(events).toMatchObject([
      { before: { legalName: DEMO_COMPANY.legalName }, after: { legalName: LUA.legalName, cnpj: LUA.cnpj } },
    ])
  })

  test('refused, it changes nothing; the same again is no change', async () => {
    await expect(change({ ...LUA, cnpj: '11.222.333/0001-82' })).rejects.toMatchObject({
      code: 'company.invalid',
      fields: { cnpj: expect.any(String) },
    })
    await change({ ...DEMO_COMPANY, cnpj: '12abc34501de35' })
    expect(await readCompany(db)).toMatchObject({ company: DEMO_COMPANY, version: 1n })
  })

  test('of two at once, the second sees the first', async () => {
    const both = await Promise.allSettled([change(), change({ ...LUA, hours: 'de segunda a sexta' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'company.changed' } })
    expect((await readCompany(db)).version).toBe(2n)
  })

  test('papers keep the company of when they were issued; before the first, the first', async () => {
    const before = time.now()
    time.pass(60)
    await change()
    expect(await findCompanyAt(db, before)).toEqual(DEMO_COMPANY)
    expect(await findCompanyAt(db, new Date('1999-01-01T00:00:00Z'))).toEqual(DEMO_COMPANY)
    expect(await findCompanyAt(db, time.now())).toEqual(LUA)
  })

  test('a receipt says who issued it, also after a change', async () => {
    const { code, previous, content, hash } = await issueReceipt({ version: 1 })
    await db`
      insert into receipts (code, subject, holder_id, content, previous, hash, issued_at)
      values (${code}, 'payment:x', ${iris}, ${content}, ${previous}, ${hash}, ${time.now()})`
    time.pass(60)
    await change()
    expect(await findIssuer(db, code)).toEqual(DEMO_COMPANY)
  })

  test('every process says the new one', async () => {
    const bus = await Bus.open(db, log)
    onTestFinished(() => bus.close())
    let heard = 0
    const watch = await followCompany({ db, bus, log })
    watch.onChange(() => heard++)
    await change()
    await expect.poll(company).toEqual(LUA)
    expect(heard).toBe(1)
  })
})

test('in an empty database there is no company yet, and the first one is said', async () => {
  const owner = ownerOf(db)
  await owner`alter table company_versions disable trigger append_only`
  await owner`delete from company_versions`
  expect(await readCompany(db)).toEqual({ company: NO_COMPANY, version: 0n, setAt: null })
  expect(await findCompanyAt(db, time.now())).toEqual(NO_COMPANY)
  await change(LUA, 0n)
  expect(await readCompany(db)).toMatchObject({ company: LUA, version: 1n })
})
