import { beforeAll, describe, expect, test } from 'vitest'
import { seedBenchPeople } from '#test/bench/pages/seed-people.ts'
import { insertManyConsultants } from '#test/bench/search/insert-many-consultants.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'
import { SUGGESTED_SEARCHES } from '../ui/list/no-results.tsx'
import { compareRanking, type RankedConsultant } from './rules.ts'
import { searchDirectory } from './search-directory.ts'

let db: Db
const find = (text: string, more: Parameters<typeof searchDirectory>[1] = {}) =>
  searchDirectory(db, { text, ...more }, new Date())
const first = async (text: string) => (await find(text)).consultants[0]?.name

beforeAll(async () => {
  db = await freshDatabase()
  await seedBenchPeople(db)
})

describe('words', () => {
  test('ignores accents, case and the order of words', async () => {
    expect(await first('luna prado')).toBe('Luna Prado')
    expect(await first('PRADO Luná')).toBe('Luna Prado')
    expect(await first('brandao caetano')).toBe('Caetano Brandão')
  })

  test('matches prefixes and inflected forms', async () => {
    expect(await first('caet')).toBe('Caetano Brandão')
    const totals = await Promise.all(['carta', 'cartas'].map(async (word) => (await find(word)).total))
    expect(totals[0]).toBe(totals[1])
    expect(totals[0]).toBeGreaterThan(3)
    const plural = await Promise.all(
      ['decisão', 'decisões'].map(async (word) => (await find(word)).consultants.map(({ id }) => id).toSorted()),
    )
    expect(plural[0]).toEqual(plural[1])
  })

  test('finds a specialty by its synonyms', async () => {
    for (const [said, meant] of [
      ['cartomante', 'tarot'],
      ['mapa astral', 'astrologia'],
      ['médium', 'mediunidade'],
      ['cristais', 'cristaloterapia'],
    ] as const) {
      const { consultants } = await find(said)
      expect(consultants.length, said).toBeGreaterThan(0)
      expect(consultants[0]!.specialty, said).toBe(meant)
    }
  })

  test('ranks a name before a title, and a title before a biography', async () => {
    const { consultants } = await find('luna')
    expect(consultants[0]!.name).toContain('Luna')
  })

  test.each(SUGGESTED_SEARCHES)('the suggested search "%s" finds somebody', async (theme) => {
    expect(await find(theme)).toMatchObject({
      interpretation: 'as_typed',
      total: expect.toSatisfy((total: number) => total > 0),
    })
  })
})

describe('fallbacks', () => {
  test.each([
    ['lunna prado', 'luna prado'],
    ['astrologai', 'astrologia'],
    ['Caetno', 'caetano'],
  ])('corrects the spelling of %s', async (typed, meant) => {
    const found = await find(typed)
    expect(found.interpretation).toBe('spelling_corrected')
    expect(found.total).toBeGreaterThan(0)
    expect((await find(meant)).consultants.map(({ id }) => id)).toContain(found.consultants[0]!.id)
  })

  test('searches for any of the words when nobody has all of them', async () => {
    const found = await find('luna caetano helena')
    expect(found.interpretation).toBe('any_word')
    expect(found.consultants.map(({ name }) => name)).toEqual(expect.arrayContaining(['Luna Prado', 'Caetano Brandão']))
    expect(found.correctedText).toBeNull()
    expect(await find('lunna caetno')).toMatchObject({ interpretation: 'any_word', correctedText: 'luna caetano' })
  })

  test.each(['xyzzyqwrt', '🌙🌙', '%%%', "';--", '\\', '((:*&|!'])(
    'suggests similar names for nonsense: %s',
    async (nonsense) => {
      const found = await find(nonsense)
      expect(found).toMatchObject({ total: 0, consultants: [], interpretation: 'none', totalWithoutFilters: 0 })
      expect(found.similarNames).toHaveLength(3)
    },
  )

  test('counts the matches that the filters hide', async () => {
    expect(await find('luna', { specialty: ['reiki'], priceFromCents: 1400n })).toMatchObject({
      total: 0,
      interpretation: 'none',
      totalWithoutFilters: (await find('luna')).total,
    })
  })
})

test('the database orders like the rule, with and without words, among three hundred consultants', async () => {
  const crowded = await freshDatabase()
  await insertManyConsultants(ownerOf(crowded), 300)
  const now = new Date()
  const ranked = await crowded<RankedConsultant[]>`
    select id, status, score, approved_at as "approvedAt", 0 as "matchLevel" from consultant_cards(${now})`
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, at) => searchDirectory(crowded, { page: at + 1 }, now)),
  )
  expect(pages.flatMap(({ consultants }) => consultants.map(({ id }) => id))).toEqual(
    ranked.toSorted(compareRanking).map(({ id }) => id),
  )

  const { consultants } = await searchDirectory(crowded, { text: 'tarot' }, now)
  const byId = new Map(ranked.map((one) => [one.id, one]))
  const levels = await crowded<{ id: string; matchLevel: 0 | 1 | 2 }[]>`
    select consultant_id as id, case when name @@ words_asked('{tarot}') then 0 when heading @@ words_asked('{tarot}') then 1 else 2 end as "matchLevel"
    from consultant_documents where words @@ words_asked('{tarot}')`
  const expected = levels.map(({ id, matchLevel }) => ({ ...byId.get(id)!, matchLevel })).toSorted(compareRanking)
  expect(consultants.map(({ id }) => id)).toEqual(expected.slice(0, 12).map(({ id }) => id))
})

test('a corrected application is found by its new words only', async () => {
  const sol = await aConsultant(db, 'Solange')
  expect(await first('solange')).toBe('Solange')
  await db`update consultants set name = 'Marisol' where id = ${sol}`
  expect(await first('marisol')).toBe('Marisol')
  expect((await find('solange')).consultants.map(({ id }) => id)).not.toContain(sol)
})

test('a minimum rating leaves out consultants without reviews', async () => {
  const fresh = await freshDatabase()
  const [praised] = [await aConsultant(fresh, 'Praised'), await aConsultant(fresh, 'New')]
  await fresh`insert into consultant_ratings values (${praised}, 9, 2)`
  const names = async (ratingFrom: number) =>
    (await searchDirectory(fresh, { ratingFrom }, new Date())).consultants.map(({ name }) => name)
  expect(await names(4)).toEqual(['Praised'])
  expect(await names(4.5)).toEqual(['Praised'])
  expect(await names(4.8)).toEqual([])
})
