import { beforeAll, describe, expect, test } from 'vitest'
import { seedBenchPeople } from '#test/bench/pages/seed-people.ts'
import { insertManyConsultants } from '#test/bench/search/insert-many-consultants.ts'
import type { Db } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aConsultant, comeOnline } from '#test/support/people.ts'
import { countWaitingForLocks } from '#test/support/waiting-for-locks.ts'
import { compareRanking, type RankedConsultant } from './rules.ts'
import { MISSED_PER_NETWORK } from './needs.rules.ts'
import { NEEDS_CACHE_MS } from './read-needs.ts'
import { searchDirectory } from './search-directory.ts'
import { countMissedWords, listMissedWords, listNeeds } from './sql.ts'

let db: Db
/** Each from a network of its own. */
const find = (text: string, more: Parameters<typeof searchDirectory>[1] = {}) =>
  searchDirectory(db, { text, ...more }, new Date(), crypto.randomUUID())
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
})

describe('needs', () => {
  test('every need of the thesaurus finds somebody, by each of its chips and by what people type', async () => {
    for (const { slug, label, said, care } of await listNeeds(db)) {
      if (care === 'first') continue
      for (const typed of [label, said[0]!, said.at(-1)!]) {
        const found = await find(typed)
        expect(found, typed).toMatchObject({ interpretation: 'by_need', correctedText: null })
        expect(
          found.needs.map((need) => need.slug),
          typed,
        ).toContain(slug)
        expect(found.total, typed).toBeGreaterThan(0)
      }
    }
  })

  test.each([
    'amor',
    'meu ex vai voltar?',
    'Traição',
    'traicao',
    'TRAIÇÕES',
    'fui traída',
    'casamento',
    'divórcio',
    'trabalho',
    'dívidas',
    'luto',
    'saudade da minha mãe',
    'ansiedade',
    'decisões',
    'mudar de país',
    'espiritualidade',
    'estou triste',
  ])('"%s" finds profiles that speak of it, without a word about spelling', async (typed) => {
    const found = await find(typed)
    expect(found.total).toBeGreaterThan(0)
    expect(found.correctedText).toBeNull()
    expect(found.needs.length).toBeGreaterThan(0)
  })

  test.each([
    ['traisão', 'traição'],
    ['traissao', 'traição'],
    ['ansiedadi', 'ansiedade'],
    ['cassamento', 'casamento'],
  ])('"%s" is read as %s, with its accents', async (typed, meant) => {
    expect(await find(typed)).toMatchObject({ interpretation: 'spelling_corrected', correctedText: meant })
  })

  test('a need and a name narrow each other; what nobody has together is shown in part', async () => {
    const names = async (text: string) => {
      const { interpretation, consultants } = await find(text)
      return { interpretation, names: consultants.map(({ name }) => name) }
    }
    const [first] = (await names('amor')).names
    expect(await names(`amor ${first}`)).toEqual({ interpretation: 'by_need', names: [first] })
    expect((await names('amor xyzzyqwrt')).interpretation).toBe('any_word')
  })

  test('filters that hide everybody are said to, and nobody is taken for a spelling', async () => {
    expect(await find('traição', { priceFromCents: 1489n })).toMatchObject({
      total: 0,
      interpretation: 'none',
      correctedText: null,
      totalWithoutFilters: (await find('traição')).total,
    })
  })

  test('grief and fear name the help line, words about dying name it instead of a list', async () => {
    expect((await find('luto')).needs).toMatchObject([{ care: 'line', note: expect.stringContaining('promete') }])
    expect(await find('não aguento mais')).toMatchObject({ total: 0, consultants: [], needs: [{ care: 'first' }] })
  })

  test('words about dying are seen wherever they stand in a text', async () => {
    for (const typed of ['às vezes eu penso que quero morrer', `${'e '.repeat(40)}quero morrer`])
      expect(await find(typed), typed).toMatchObject({ total: 0, consultants: [], needs: [{ care: 'first' }] })
  })

  test.each(['Camila', 'Marina', 'Amanda'])('%s is a name and never a mistyped need', async (name) => {
    const before = await find(name)
    expect(before, 'nobody has it').toMatchObject({ needs: [] })
    expect(before.correctedText ?? name.toLowerCase()).not.toMatch(/família|casamento|traição/)
    const id = await aConsultant(db, name)
    const found = await find(name)
    expect(found.consultants.map((card) => card.id)).toContain(id)
    expect(await find(name, { online: true }), 'hidden by a filter').toMatchObject({
      total: 0,
      interpretation: 'none',
      correctedText: null,
      needs: [],
      totalWithoutFilters: found.total,
    })
  })

  test('an edited row counts within a minute', async () => {
    const now = new Date()
    const later = new Date(now.getTime() + NEEDS_CACHE_MS)
    await searchDirectory(db, { text: 'tarot' }, now, 'home')
    await ownerOf(db)`update consultant_needs set said = array_append(said, 'xodó') where slug = 'amor'`
    expect(await searchDirectory(db, { text: 'xodó' }, later, 'home')).toMatchObject({
      interpretation: 'by_need',
      needs: [{ slug: 'amor' }],
    })
  })
})

describe('words searched in vain', () => {
  const today = dayInSaoPaulo(new Date())
  const missed = async () =>
    Object.fromEntries((await listMissedWords(db, today, 1, 100)).map(({ word, times }) => [word, times]))

  test('are counted once for each search, without accents, and not again on the next page', async () => {
    await find('Búzzyqwrtx')
    expect(await missed()).toMatchObject({ buzzyqwrtx: 1 })
    await find('buzzyqwrtx')
    await find('buzzyqwrtx', { page: 2 })
    expect(await missed()).toMatchObject({ buzzyqwrtx: 2 })
    expect(await listMissedWords(db, today, 3, 100)).not.toContainEqual(expect.objectContaining({ word: 'buzzyqwrtx' }))
  })

  test('are not what was found, corrected, or may be somebody: numbers and addresses', async () => {
    const before = await missed()
    for (const text of ['luna', 'traição', 'astrologai', 'qzqzqz 11987654321', 'qzqzqz@exemplo.com.br', 'luna prado'])
      await find(text)
    expect(await missed()).toEqual(before)
  })

  test('of many nonsense words only so many a day', async () => {
    const other = await freshDatabase()
    const wordOf = (n: number) => `zq${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`
    const words = Array.from({ length: 350 }, (_, n) => wordOf(n))
    for (const word of words) await countMissedWords(other, [word], today)
    await countMissedWords(other, [wordOf(0)], today)
    const kept = await listMissedWords(other, today, 1, 1_000)
    expect(kept).toHaveLength(300)
    expect(kept[0]).toMatchObject({ word: wordOf(0), times: 2 })
  })

  test('of one network only so many searches a day', async () => {
    const [other, now] = [await freshDatabase(), new Date()]
    const tell = (n: number, from: string, at = now) =>
      searchDirectory(other, { text: `zzq${'abcdefghijklmnopqrstuvwxyz'[n]}` }, at, from)
    for (let n = 0; n < 26; n++) await tell(n, '203.0.113.7')
    const kept = async () => (await listMissedWords(other, today, 1, 100)).length
    expect(await kept()).toBe(MISSED_PER_NETWORK.most)
    await tell(25, '198.51.100.1')
    expect(await kept(), 'another network').toBe(MISSED_PER_NETWORK.most + 1)
    await tell(24, '203.0.113.7', new Date(now.getTime() + MISSED_PER_NETWORK.windowMs))
    expect(await listMissedWords(other, today, 1, 100), 'on the next day').toHaveLength(MISSED_PER_NETWORK.most + 2)
  })

  test('are counted by two searches at once, in whatever order they were typed', async () => {
    const [other, words] = [await freshDatabase(), ['zqa', 'zqm', 'zqz']]
    await countMissedWords(other, words, today)
    const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = other.begin(async (tx) => {
      await tx`select from consultant_missed_words where word = 'zqm' for update`
      taken.resolve()
      await released.promise
    })
    await taken.promise
    const counts = [words, words.toReversed()].map((typed) => countMissedWords(other, typed, today))
    const both = Promise.all(counts)
    await expect.poll(() => countWaitingForLocks(ownerOf(other))).toBe(2)
    released.resolve()
    await Promise.all([holder, both])
    expect((await listMissedWords(other, today, 1, 100)).map(({ times }) => times)).toEqual([3, 3, 3])
  })

  test('a search is answered also when its words cannot be counted', async () => {
    const other = await freshDatabase()
    await ownerOf(other)`alter table consultant_missed_words rename to away`
    expect(await searchDirectory(other, { text: 'zqzqzq' }, new Date(), 'home')).toMatchObject({ total: 0 })
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
    select id, status, score, approved_at as "approvedAt", 0 as "matchLevel" from consultant_cards(${now})
    where not is_automatic`
  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, at) => searchDirectory(crowded, { page: at + 1 }, now, 'home')),
  )
  expect(pages.flatMap(({ consultants }) => consultants.map(({ id }) => id))).toEqual(
    ranked.toSorted(compareRanking).map(({ id }) => id),
  )

  const { consultants } = await searchDirectory(crowded, { text: 'tarot' }, now, 'home')
  const byId = new Map(ranked.map((one) => [one.id, one]))
  const levels = await crowded<{ id: string; matchLevel: 0 | 1 | 2 }[]>`
    select consultant_id as id, case when name @@ words_asked('{tarot}') then 0 when heading @@ words_asked('{tarot}') then 1 else 2 end as "matchLevel"
    from consultant_documents where words @@ words_asked('{tarot}')
      and consultant_id not in (select id from consultants where is_automatic)`
  const expected = levels.map(({ id, matchLevel }) => ({ ...byId.get(id)!, matchLevel })).toSorted(compareRanking)
  expect(consultants.map(({ id }) => id)).toEqual(expected.slice(0, 12).map(({ id }) => id))
})

test('for a need, who may be featured comes first, then who is online; a need may also be chosen', async () => {
  const other = await freshDatabase()
  const [luna, sol, iris] = [
    await aConsultant(other, 'Luna'),
    await aConsultant(other, 'Sol'),
    await aConsultant(other, 'Rosa'),
  ]
  await ownerOf(other)`update consultants set bio = bio || ' Falo muito de traição.'`
  await comeOnline(other, luna)
  await other`insert into consultant_ratings values (${luna}, 10, 3), (${sol}, 20, 5), (${iris}, 25, 5)`
  await other`insert into consultant_featured_ratings values (${sol}, 5, 4), (${iris}, 4, 5)`
  const listed = async (asked: Parameters<typeof searchDirectory>[1]) => {
    const { consultants, needs, online } = await searchDirectory(other, asked, new Date(), 'home')
    return { names: consultants.map(({ name }) => name), needs: needs.map(({ slug }) => slug), online }
  }
  const found = { names: ['Sol', 'Luna', 'Rosa'], needs: ['traicao'], online: 1 }
  expect(await listed({ text: 'traição' })).toEqual(found)
  expect(await listed({ need: 'traicao' })).toEqual(found)
  expect(await listed({ need: 'traicao', text: 'rosa' })).toMatchObject({ names: ['Rosa'], online: 0 })
  expect(await listed({ need: 'x' })).toEqual({ names: ['Luna', 'Rosa', 'Sol'], needs: [], online: 1 })
  expect((await listed({ text: 'traição', sort: 'rating' })).names).toEqual(['Rosa', 'Sol', 'Luna'])
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
    (await searchDirectory(fresh, { ratingFrom }, new Date(), 'home')).consultants.map(({ name }) => name)
  expect(await names(4)).toEqual(['Praised'])
  expect(await names(4.5)).toEqual(['Praised'])
  expect(await names(4.8)).toEqual([])
})
