import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { databaseClock } from '#platform/clock.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { endpoints } from './endpoints.ts'
import { listCountedPraise, listLatest, listWrittenBy } from './sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
let db: Db
let ana: string

beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  const luna = await aConsultant(db, 'Luna')
  ana = await aClient(db, 'Ana')
  const others = await Promise.all(Array.from({ length: 9 }, (_, n) => aClient(db, `Bia ${n}`)))
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into reviews (id, consultation_id, client_id, consultant_id, stars, body, written_at)
      select gen_random_uuid(), gen_random_uuid(),
        case when n % 300 = 0 then ${ana}::uuid else (${others}::uuid[])[1 + n % 9] end, ${luna}, 5, '',
        ${NOON}::timestamptz - n * interval '1 hour'
      from generate_series(1, 6000) as n`
  })
  await vacuumAll(db)
})

test('the latest reviews are read without all that were ever written', async () => {
  const read = await rowsRead(db, 'reviews', (tx) => listLatest(tx, 20, new Date()))
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(60)
})

test('the reviews of one client are read without those of others', async () => {
  let written: unknown[] = []
  const read = await rowsRead(db, 'reviews', async (tx) => {
    written = await listWrittenBy(tx, ana, 100)
  })
  expect(written.length).toBe(20)
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(60)
})

test('what one client praised is read without the reviews of others', async () => {
  let praise: unknown[] = []
  const read = await rowsRead(db, 'reviews', async (tx) => {
    praise = await listCountedPraise(tx, ana)
  })
  expect(praise.length).toBe(20)
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(60)
})

test('all stars are counted at most once a minute, however many ask', async () => {
  let at = NOON
  const api = apiOf(endpoints, {
    db,
    now: () => at,
    clock: databaseClock,
    log,
    viewerOf: async () => undefined,
    trustedProxies: 0,
  })
  const fives = async () => {
    const answer = await (await api.request('/api/reviews/latest')).json()
    return (answer as { distribution: number[] }).distribution[4]
  }
  expect(await fives()).toBe(6_000)
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into reviews select ${randomUUID()}, ${randomUUID()}, client_id, consultant_id, 5, '', ${NOON} from reviews
      limit 1`
  })
  at = new Date(NOON.getTime() + 59_000)
  expect(await fives()).toBe(6_000)
  at = new Date(NOON.getTime() + 60_000)
  expect(await fives()).toBe(6_001)
})
