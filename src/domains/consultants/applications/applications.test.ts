import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { consultantsHouse, DAY, DOCUMENTS, type House, later, NOON } from '#test/support/consultants-house.ts'
import { freshDatabase } from '#test/support/database.ts'
import { BIO } from '#test/support/people.ts'
import { findOffer } from '../directory/find-offer.ts'
import { approveConsultant } from './approve-consultant.ts'

let db: Db
let house: House
beforeEach(async () => {
  db = await freshDatabase()
  house = await consultantsHouse(db)
})

describe('applying', () => {
  test('Luna applies, corrects her text, and is seen by nobody until she is approved', async () => {
    const luna = await house.register('Luna')
    await house.apply(luna, { specialties: ['runas', 'tarot', 'runas'], pricePerMinuteCents: 199n })
    await house.apply(luna, { specialties: ['tarot', 'runas'], title: 'Taróloga' }, later(60_000))

    const mine = await house.ask('/api/consultants/me', { viewer: { id: luna, role: 'consultor' }, now: later(60_000) })
    expect(mine.json).toMatchObject({
      application: 'in_review',
      switchedOn: false,
      status: 'offline',
      profile: { title: 'Taróloga', name: 'Luna Prado', pricePerMinuteCents: 299, specialties: ['tarot', 'runas'] },
    })
    expect((await house.ask(`/api/consultants/${luna}`, { now: later(60_000) })).status).toBe(404)
    expect(await findOffer(db, luna, 'chat', later(60_000))).toBeUndefined()
  })

  test('the same application heard twice is one application', async () => {
    const luna = await house.register('Luna')
    const form = { taxId: DOCUMENTS[0], specialties: ['tarot' as const], bio: BIO, pricePerMinuteCents: 299 }
    const viewer = { id: luna, role: 'consultor' as const }
    const [first, second] = await Promise.all(
      [1, 2].map(() => house.ask('/api/consultants/application', { viewer, method: 'POST', body: form })),
    )
    expect([first!.status, second!.status]).toEqual([200, 200])
    expect(first!.json).toEqual(second!.json)
  })

  test('a wrong CPF, a price out of range and a missing specialty are refused in the field', async () => {
    const viewer = { id: await house.register('Luna'), role: 'consultor' as const }
    const form = { taxId: DOCUMENTS[0], specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 }
    const wrong = async (change: object) =>
      (await house.ask('/api/consultants/application', { viewer, method: 'POST', body: { ...form, ...change } })).json
    expect(await wrong({ taxId: '111.111.111-11' })).toMatchObject({
      code: 'consultants.invalid_tax_id',
      fields: { taxId: expect.any(String) },
    })
    expect(await wrong({ pricePerMinuteCents: 148 })).toMatchObject({
      code: 'http.invalid_input',
      fields: { pricePerMinuteCents: 'O preço por minuto fica entre R$ 1,49 e R$ 14,90.' },
    })
    expect(await wrong({ specialties: [] })).toMatchObject({
      fields: { specialties: 'Escolha ao menos uma especialidade.' },
    })
    expect(await wrong({ specialties: ['videncia'] })).toMatchObject({ code: 'http.invalid_input' })
  })

  test('one CPF belongs to one consultant, also when both apply at the same moment', async () => {
    const [luna, sol] = [await house.register('Luna'), await house.register('Sol')]
    const outcomes = await Promise.allSettled([luna, sol].map((id) => house.apply(id, { taxId: DOCUMENTS[0] })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'consultants.tax_id_taken' },
    })
  })

  test('a client cannot apply, and an approved consultant does not apply again', async () => {
    const ana = await house.register('Ana', 'client')
    expect(
      (
        await house.ask('/api/consultants/application', {
          viewer: { id: ana, role: 'client' },
          method: 'POST',
          body: {},
        })
      ).status,
    ).toBe(403)
    const luna = await house.consultant('Luna')
    await expect(house.apply(luna, { taxId: DOCUMENTS[0] })).rejects.toMatchObject({
      code: 'consultants.already_approved',
    })
  })

  test('Iris reads the applications in review, without the document, and approves one; nobody else reads them', async () => {
    const [luna, ana] = [await house.register('Luna'), await house.register('Ana', 'client')]
    await house.apply(luna, { taxId: DOCUMENTS[0] })
    const list = () => house.ask('/api/admin/applications', { viewer: { id: house.iris, role: 'admin' } })
    const { status, json } = await list()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      applications: [{ id: luna, person: { name: expect.stringContaining('Luna') }, specialties: expect.any(Array) }],
    })
    expect(JSON.stringify(json)).not.toContain(DOCUMENTS[0])
    const approval = {
      viewer: { id: house.iris, role: 'admin' as const },
      method: 'POST',
      body: { tier: 'verificado' },
    }
    expect((await house.ask(`/api/consultants/${luna}/approval`, approval)).status).toBe(200)
    expect((await list()).json).toEqual({ applications: [] })
    expect((await house.ask('/api/admin/applications')).status).toBe(401)
    for (const viewer of [
      { id: ana, role: 'client' as const },
      { id: luna, role: 'consultor' as const },
    ]) {
      expect((await house.ask('/api/admin/applications', { viewer })).status, viewer.role).toBe(403)
    }
  })

  test('the first approval stays, whoever repeats it', async () => {
    const luna = await house.consultant('Luna', { tier: 'mestre' })
    await approveConsultant(db, { consultantId: luna, tier: 'iniciante', approvedBy: house.iris, now: later(DAY) })
    expect(await findOffer(db, luna, 'chat', later(DAY))).toMatchObject({ commissionBps: 2200 })
    await expect(
      approveConsultant(db, { consultantId: house.iris, tier: 'mestre', approvedBy: house.iris, now: NOON }),
    ).rejects.toMatchObject({
      code: 'consultants.not_found',
    })
  })
})
