import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { openConsultantsFixture, type ConsultantsFixture } from '#test/support/consultants-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { BIO } from '#test/support/people.ts'

let fixture: ConsultantsFixture
let db: Db
beforeEach(async () => {
  db = await freshDatabase()
  fixture = await openConsultantsFixture(db)
})

const namesIn = (list: { json: { consultants: { name: string }[] } }) => list.json.consultants.map((card) => card.name)

describe('directory', () => {
  test('the search ignores accents, case and wildcard characters', async () => {
    await fixture.consultant('Íris Conceição', { specialties: ['oraculos'] })
    await fixture.consultant('Caio', { specialties: ['runas'], bio: `${BIO} Gosto de 100% de clareza.` })
    const search = async (text: string) =>
      namesIn(await fixture.ask(`/api/consultants?text=${encodeURIComponent(text)}`))
    expect(await search('conceicao IRIS')).toEqual(['Íris Conceição'])
    expect(await search('Óráculos')).toEqual(['Íris Conceição'])
    expect(await search('100%')).toEqual(['Caio'])
    expect(await search('___')).toEqual([])
    expect(await search(' ')).toHaveLength(2)
  })

  test('filters by specialty, price, language, status and channel', async () => {
    const luna = await fixture.consultant('Luna', {
      specialties: ['tarot', 'reiki'],
      pricePerMinuteCents: 199n,
      languages: ['pt', 'es'],
    })
    await fixture.consultant('Sol', { specialties: ['reiki'], pricePerMinuteCents: 449n })
    await fixture.consultant('Caio', { specialties: ['runas'], pricePerMinuteCents: 699n })
    await fixture.comeOnline(luna)
    const by = async (query: string) => namesIn(await fixture.ask(`/api/consultants?${query}`)).toSorted()
    expect(await by('specialty=reiki')).toEqual(['Luna', 'Sol'])
    expect(await by('specialty=reiki,cristaloterapia')).toEqual(await by('specialty=cristaloterapia,reiki'))
    expect(await by('priceFromCents=200&priceToCents=449')).toEqual(['Sol'])
    expect(await by('language=es')).toEqual(['Luna'])
    expect(await by('online=true')).toEqual(['Luna'])
    expect(await by('online=false')).toEqual(['Caio', 'Luna', 'Sol'])
    expect(await by('channel=chat')).toEqual(['Caio', 'Luna', 'Sol'])
    expect(await by('channel=video')).toEqual([])
    expect(namesIn(await fixture.ask('/api/consultants?sort=price'))).toEqual(['Luna', 'Sol', 'Caio'])
    expect((await fixture.ask('/api/consultants?priceToCents=2.99')).json).toMatchObject({
      code: 'http.invalid_input',
      fields: { priceToCents: expect.any(String) },
    })
    expect((await fixture.ask('/api/consultants?specialty=videncia')).status).toBe(400)
  })

  test('for the team an e-mail finds its consultant, and nobody else', async () => {
    const luna = await fixture.consultant('Luna', { bio: `${BIO} Luna, exemplo de luz.` })
    await fixture.consultant('Luna Clara', { bio: `${BIO} Luna e Sol, exemplo de luz.` })
    const [person] = await db<{ email: string }[]>`select email from people where id = ${luna}`
    const viewer = { id: crypto.randomUUID(), role: 'admin' as const }
    const find = async (email: string) =>
      fixture.ask(`/api/admin/consultants?email=${encodeURIComponent(email)}`, { viewer })
    expect(namesIn(await find(person!.email))).toEqual(['Luna'])
    expect(namesIn(await find(`\u200B${person!.email.toUpperCase()}\u00A0`))).toEqual(['Luna'])
    expect(namesIn(await find(`x${person!.email}`))).toEqual([])
    expect((await find('luna@')).json).toMatchObject({
      code: 'http.invalid_input',
      fields: { email: expect.any(String) },
    })
  })

  test('a page after the last one is empty and still has the total', async () => {
    await fixture.consultant('Luna')
    expect((await fixture.ask('/api/consultants?page=7')).json).toMatchObject({
      consultants: [],
      total: 1,
      page: 7,
      pages: 1,
    })
    expect((await fixture.ask('/api/consultants?page=0')).status).toBe(400)
  })
})
