import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase, newDatabase } from '#test/support/database.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { aClient, aConsultant, aPerson } from '#test/support/people.ts'
import { cursorOf, readCursor } from './cursor.rules.ts'
import { LIST_NAMES, listOf } from './lists.rules.ts'
import { listInput } from './filters.rules.ts'
import { readList } from './read-list.ts'
import { streamList } from './stream-list.ts'

let db: Db
beforeEach(async () => {
  db = await freshDatabase()
})

type Name = { person: { name: string } }
const namesOf = ({ rows }: { rows: unknown[] }) => (rows as Name[]).map(({ person }) => person.name.split(' ')[0])

describe('every list', () => {
  test.each(LIST_NAMES)('%s: each of its orders and filters is a statement that PostgreSQL takes', async (name) => {
    const { sorts, filters } = listOf(name)
    const id = crypto.randomUUID()
    for (const [sort, { by }] of Object.entries(sorts)) {
      const value = { instant: '2026-11-02 15:00:00.123456+00', number: '12', words: 'ana' }[by]
      for (const beside of [{}, { after: cursorOf({ value, id }) }, { before: cursorOf({ value, id }) }])
        expect(await readList(db, name, { sort, ...beside }), sort).toMatchObject({ rows: [] })
    }
    for (const filter of filters)
      for (const value of filter.as === 'choice' ? Object.keys(filter.choices) : [filter.as === 'person' ? id : 'ana'])
        expect(await readList(db, name, { [filter.key]: value, from: '2026-01-01', to: '2026-12-31' })).toMatchObject({
          rows: [],
        })
  })
})

/** So many people, the last one the newest, and all at the same instant where `at` is given. */
const register = async (count: number, at?: Date) => {
  for (let n = 0; n < count; n++) await aPerson(db, `P${n}`, 'client', at ?? new Date(Date.UTC(2026, 0, 1, 0, 0, n)))
}

describe('pages', () => {
  test('fifty rows at a time, forward and back, without one twice or none', async () => {
    await register(120, new Date('2026-01-01T12:00:00.123Z'))
    const [first] = [await readList(db, 'people', {})]
    const second = await readList(db, 'people', { after: first.next! })
    const third = await readList(db, 'people', { after: second.next! })
    expect([first, second, third].map(({ rows }) => rows.length)).toEqual([50, 50, 20])
    expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120)
    expect([first.previous, third.next]).toEqual([null, null])
    const back = await readList(db, 'people', { before: third.previous! })
    expect(back.rows.map(({ id }) => id)).toEqual(second.rows.map(({ id }) => id))
    expect((await readList(db, 'people', { before: back.previous! })).rows).toHaveLength(50)
  })

  test('by name, whatever the case, and what begins with what was typed', async () => {
    for (const name of ['Ana', 'bia', 'Ána', 'Anabela', '%']) await aPerson(db, name, 'client')
    expect(namesOf(await readList(db, 'people', { sort: 'name' }))).toEqual(['%', 'Ana', 'Anabela', 'bia', 'Ána'])
    expect(namesOf(await readList(db, 'people', { beginning: 'ANA' }))).toEqual(
      expect.arrayContaining(['Ana', 'Anabela']),
    )
    expect(namesOf(await readList(db, 'people', { beginning: '%' }))).toEqual(['%'])
    expect(namesOf(await readList(db, 'people', { beginning: '_' }))).toEqual([])
  })

  test('by state, role and day', async () => {
    const ana = await aClient(db, 'Ana')
    await aConsultant(db, 'Luna')
    await db`update people set email_confirmed_at = null, created_at = '2026-02-01T02:59:59Z' where id = ${ana}`
    expect(namesOf(await readList(db, 'people', { state: 'unconfirmed' }))).toEqual(['Ana'])
    expect(namesOf(await readList(db, 'people', { role: 'consultor' }))).toEqual(['Luna'])
    expect(namesOf(await readList(db, 'people', { from: '2026-01-31', to: '2026-01-31' }))).toEqual(['Ana'])
    expect(namesOf(await readList(db, 'people', { from: '2026-02-01', to: '2026-02-01' }))).toEqual([])
    expect(namesOf(await readList(db, 'consultants', { state: 'approved', tier: 'iniciante' }))).toEqual(['Luna'])
  })
})

describe('what an address may say', () => {
  test.each([
    ['an unknown state', { state: 'toString' }, 'Escolha uma opção de “Situação”.'],
    ['an unknown order', { sort: '__proto__' }, 'Escolha uma ordem desta lista.'],
    ['a day that is none', { from: '2026-02-30' }, 'Confira a data: dia, mês e ano.'],
    ['four thousand letters', { beginning: 'a'.repeat(4_000) }, 'Use no máximo 60 letras do nome.'],
  ])('%s is refused in Portuguese', (_what, asked, words) => {
    expect(listInput('people').safeParse(asked).error?.issues[0]?.message).toBe(words)
  })

  test('somebody who is none', () => {
    expect(listInput('orders').safeParse({ person: "' or 1=1" }).error?.issues[0]?.message).toBe(
      'O endereço não nomeia ninguém.',
    )
  })

  test.each(['', 'x', `${crypto.randomUUID()}_`, `${crypto.randomUUID()}_2026-13-45 99:00:00+00`, '0'.repeat(300)])(
    'the cursor %j is of no list sorted by time',
    async (cursor) => {
      expect(readCursor(cursor, 'instant')).toBeUndefined()
      await expect(readList(db, 'people', { after: cursor })).rejects.toMatchObject({ code: 'team.cursor_unknown' })
    },
  )
})

describe('a list as a spreadsheet', () => {
  type Asked = Partial<Parameters<typeof streamList>[2]>
  const bytes = async (asked: Asked) =>
    new Uint8Array(
      await new Response(
        streamList(db, 'people', { filters: {}, sort: undefined, ids: undefined, origin: 'https://x.test', ...asked }),
      ).arrayBuffer(),
    )
  const csv = async (asked: Asked) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes(asked))

  test('has a mark, all columns, the address of each page, and no formula', async () => {
    const ana = await aPerson(db, '=cmd', 'client', new Date('2026-01-01T15:00:00Z'))
    const [header, row, ...rest] = (await csv({})).split('\r\n')
    expect(header).toBe('\uFEFFNome;E-mail;Papel;Situação;Desde;Celular;Endereço')
    expect(row).toContain("'=cmd Prado;")
    expect(row).toContain(`Aberta;01/01/2026, 12:00;`)
    expect(row).toContain(`https://x.test/admin-dashboard/pessoas/${ana}`)
    expect(rest).toEqual([''])
  })

  test('takes only the chosen rows, and no more than a page of them', async () => {
    const [ana] = [await aPerson(db, 'Ana', 'client'), await aPerson(db, 'Bia', 'client')]
    expect((await csv({ ids: [ana] })).split('\r\n')).toHaveLength(3)
    await expect(async () => csv({ ids: Array.from({ length: 51 }, () => ana) })).rejects.toMatchObject({
      code: 'team.invalid_filter',
    })
  })

  test('of more than five hundred rows has each once', async () => {
    await db`
      insert into people (id, email, first_name, role) select gen_random_uuid(), n || '@x.test', 'P', 'client'
      from generate_series(1, 1001) n`
    expect(new Set((await csv({})).split('\r\n').slice(1, -1)).size).toBe(1_001)
  })
})

test('a page reads its own rows and no others, in every order, also far behind', async () => {
  const many = await newDatabase()
  await many`
    insert into people (id, email, first_name, last_name, role, created_at, email_confirmed_at)
    select gen_random_uuid(), n || '@x.test', 'P' || n, '', 'client', now() - n * interval '1 minute', now()
    from generate_series(1, 5000) n`
  await vacuumAll(many)
  for (const asked of [{}, { sort: 'name' }, { role: 'client' }, { beginning: 'p4' }, { state: 'open' }]) {
    const { next } = await readList(many, 'people', asked)
    for (const page of [asked, { ...asked, after: next! }]) {
      const read = await rowsRead(many, 'people', (tx) => readList(tx, 'people', page))
      expect(read.rows, JSON.stringify(page)).toBeLessThanOrEqual(120)
      expect(read.whole, JSON.stringify(page)).toBe(0)
    }
  }
})
