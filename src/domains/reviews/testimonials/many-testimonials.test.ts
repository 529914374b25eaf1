import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { listInState, listPublished, type TestimonialRow } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let db: Db

/** 6,000, an hour apart, each published; every tenth was rejected a day later. */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  const [ana, iris] = [await aClient(db, 'Ana'), await aClient(db, 'Íris')]
  await ownerOf(db).begin(async (tx) => {
    await tx`
      insert into testimonials (id, person_id, stars, body, location, written_at)
      select gen_random_uuid(), ${ana}, 5, 'Entrei com pressa e saí com calma.', n::text || ' – SP',
        ${NOON}::timestamptz - n * interval '1 hour'
      from generate_series(1, 6000) as n`
    await tx`
      insert into testimonial_decisions (testimonial_id, n, verdict, decided_by, decided_at)
      select id, 1, 'published', ${iris}, written_at + interval '10 minutes' from testimonials`
    await tx`
      insert into testimonial_decisions (testimonial_id, n, verdict, reason, decided_by, decided_at)
      select id, 2, 'rejected', 'Traz o telefone de outra pessoa.', ${iris}, written_at + interval '1 day'
      from testimonials where split_part(location, ' ', 1)::int % 10 = 0`
  })
  await vacuumAll(db)
})

async function read(list: (sql: Parameters<Parameters<typeof rowsRead>[2]>[0]) => Promise<TestimonialRow[]>) {
  let listed: TestimonialRow[] = []
  const of = async (table: string) => {
    const { whole, rows } = await rowsRead(db, table, async (tx) => {
      listed = await list(tx)
    })
    expect(whole, `${table} as a whole`).toBe(0)
    return rows
  }
  const rows = [await of('testimonials'), await of('testimonial_decisions')]
  return { rows, listed: listed.map(({ location }) => Number.parseInt(location, 10)) }
}

test('the latest testimonials are read without all that were ever published', async () => {
  const { rows, listed } = await read((tx) => listPublished(tx, 20))
  expect(listed).toEqual(Array.from({ length: 22 }, (_, n) => n + 1).filter((n) => n % 10 > 0))
  expect(Math.max(...rows)).toBeLessThan(60)
})

test('what was rejected is read for the team without what was published', async () => {
  const { rows, listed } = await read((tx) => listInState(tx, 'rejected', 20))
  expect(listed).toEqual(Array.from({ length: 20 }, (_, n) => 10 * (n + 1)))
  expect(Math.max(...rows)).toBeLessThan(60)
})
