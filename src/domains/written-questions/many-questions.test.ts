import { beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '#platform/db.ts'
import { newDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { rowsRead } from '#test/support/rows-read.ts'
import { listQuestionViews } from './reading.sql.ts'
import { listDue, listShingles } from './sql.ts'
import { listPositions, listThreads } from './threads/sql.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const AFTER_HALF_TIME = new Date(NOON.getTime() + 12 * 3_600_000)
const OF_PAIR = 3_000
const OPEN_ELSEWHERE = 2_000
let db: Db
let [ana, luna] = ['', '']

/**
 * Ana and Luna have written three thousand times to each other, a question an hour, of which five are open; forty
 * others as often to Luna together, ten of them open. Somewhere else two thousand wait for an answer.
 */
beforeAll(async () => {
  db = await newDatabase({ max: 2 })
  const mira = await aConsultant(db, 'Mira')
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await ownerOf(db).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    // Filling is not what is measured.
    await tx`set local statement_timeout = 0`
    await tx`
      insert into people (id, email, first_name, role, password_hash)
      select lpad(n::text, 32, '0')::uuid, 'bia-' || n || '@exemplo.com.br', 'Bia', 'client', 'none'
      from generate_series(1, 40) as n`
    await tx`
      insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
        state, question, answer, bought_at, lapses_at, asked_at, due_at, ended_at, captured, answer_shingles)
      select gen_random_uuid(), client, ${luna}, 'Pergunta', 1990, 1990, 3500, 24,
        case when is_open then 'asked' else 'answered' end, 'E agora?', case when is_open then '' else 'Sim.' end,
        at, at + interval '1 year', at, at + interval '24 hours', case when is_open then null else at + interval '1 hour' end,
        case when is_open then 0 else 1990 end, case when is_open then null else array[n] end
      from (
        select n, ${ana}::uuid as client, ${NOON}::timestamptz - n * interval '1 hour' as at, n <= 5 as is_open
        from generate_series(1, ${OF_PAIR}) as n
        union all
        select n, lpad((1 + n % 40)::text, 32, '0')::uuid, ${NOON}::timestamptz - n * interval '1 hour', n <= 10
        from generate_series(1, ${OF_PAIR}) as n) as past`
    await tx`
      insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
        state, question, bought_at, lapses_at, asked_at, due_at)
      select gen_random_uuid(), lpad((1 + n % 40)::text, 32, '0')::uuid, ${mira}, 'Pergunta', 1990, 1990, 3500, 24,
        'asked', 'E agora?', ${NOON}::timestamptz, ${NOON}::timestamptz + interval '1 year', ${NOON}::timestamptz,
        ${NOON}::timestamptz + interval '3 days'
      from generate_series(1, ${OPEN_ELSEWHERE}) as n`
    await tx`
      insert into question_threads (consultant_id, client_id, last_at, to_client_at, to_consultant_at)
      select consultant_id, client_id, greatest(max(asked_at), max(ended_at)), max(ended_at), max(asked_at)
      from written_questions group by 1, 2`
    await tx`
      insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state, reason,
        requested_at, accepted_at, started_at, ended_at, billed_ms, held, captured, commission)
      select gen_random_uuid(), ${ana}, ${luna}, 'chat', 300, 3500, 'ended', 'by_client', at, at, at, at, 60000, 300, 300,
        105
      from (select ${NOON}::timestamptz - n * interval '1 day' as at from generate_series(1, 40) as n) as past`
  })
  await ownerOf(db)`vacuum (freeze, analyze) written_questions, question_threads, consultations`
})

/** A page and what is decided with it, never a part of the three thousand. */
const FEW = 100
const readOf = (act: (tx: Tx) => Promise<{ length: number }>, rows: number) => async () => {
  let found = 0
  const read = await rowsRead(db, 'written_questions', async (tx) => {
    found = (await act(tx)).length
  })
  expect(found).toBe(rows)
  expect(read.whole, 'of the whole table').toBe(0)
  expect(read.rows).toBeLessThan(FEW)
}
const page = { before: undefined, most: 21 }

test(
  'the list of a consultant’s correspondences reads one question of each',
  readOf((tx) => listThreads(tx, luna, { ...page, you: 'consultant' }), 21),
)
test(
  'the page of a correspondence reads what it shows',
  readOf((tx) => listPositions(tx, { clientId: ana, consultantId: luna }, page), 21),
)
test(
  'a page of a consultant’s questions reads those of the page',
  readOf((tx) => listQuestionViews(tx, luna, { ...page, open: false }), 21),
)
test(
  'a page of a client’s questions reads those of the page',
  readOf((tx) => listQuestionViews(tx, ana, { ...page, open: false }), 21),
)
test('what is due is looked for among open questions', async () => {
  const read = await rowsRead(db, 'written_questions', (tx) =>
    listDue(tx, AFTER_HALF_TIME, { soonMs: 14_400_000, arrivalMs: 60_000, most: 200, aside: [] }),
  )
  expect(read.whole).toBe(0)
  expect(read.rows).toBeLessThan(OPEN_ELSEWHERE + FEW)
})
test('a copy is looked for in the latest answers alone', async () => {
  const read = await rowsRead(db, 'written_questions', (tx) => listShingles(tx, luna, 1_000))
  expect(read.whole).toBe(0)
  expect(read.rows).toBeLessThan(1_100)
})
