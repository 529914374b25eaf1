import postgres from 'postgres'
import { readList } from '#domains/team/lists/read-list.ts'
import { LIST_NAMES, listOf, type ListName } from '#domains/team/lists/lists.rules.ts'
import { readTimeline } from '#domains/team/timeline/read-timeline.ts'
import { connect, type Db } from '#platform/db.ts'

const ROUNDS = 40
/** PostgreSQL plans a prepared statement anew for its first runs. */
const WARM_UP = 6

type Ask = (db: Db) => Promise<unknown>
export type BackOfficeTimes = Record<'lists' | 'timelines', { ours: number; bare: number }>

/** The p99 in ms of lists and of timelines, and of their statements repeated through the bare driver. */
export async function measureBackOffice(url: string): Promise<BackOfficeTimes> {
  const sent: { text: string; values: unknown[] }[] = []
  const debug = (_connection: number, text: string, values: unknown[]) => void sent.push({ text, values })
  const listening = postgres(url, { max: 1, types: { bigint: postgres.BigInt }, debug }) as Db
  const [own, bare] = [connect(url, { max: 1 }), postgres(url, { max: 1 })]
  const compare = async (asks: readonly Ask[]) => {
    const times = { ours: [] as number[], bare: [] as number[] }
    for (const ask of asks) {
      sent.length = 0
      await ask(listening)
      const statements = [...sent]
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const ours = await milliseconds(() => ask(own))
        const theirs = await milliseconds(async () => {
          for (const { text, values } of statements) await bare.unsafe(text, values as never[], { prepare: true })
        })
        if (round < 0) continue
        times.ours.push(ours)
        times.bare.push(theirs)
      }
    }
    return { ours: p99(times.ours), bare: p99(times.bare) }
  }
  try {
    return { lists: await compare(await listAsks(own)), timelines: await compare(await timelineAsks(own)) }
  } finally {
    await Promise.all([listening, own, bare].map((one) => one.end({ timeout: 1 })))
  }
}

/** Every list in each of its orders, its second page, and each choice of its filters. */
async function listAsks(db: Db): Promise<Ask[]> {
  const people = await busyPeople(db)
  const asked = async (list: ListName): Promise<Record<string, string>[]> => {
    const { filters, sorts } = listOf(list)
    const [first] = Object.keys(sorts)
    const { next } = await readList(db, list, {})
    const kinds = filters.flatMap((filter): Record<string, string>[] =>
      filter.as === 'choice'
        ? Object.keys(filter.choices).map((value) => ({ [filter.key]: value }))
        : filter.as === 'person'
          ? people.map((value) => ({ [filter.key]: value }))
          : [{ [filter.key]: 'ana prado 7' }],
    )
    return [
      ...Object.keys(sorts).flatMap((sort): Record<string, string>[] => [{ sort }, { sort, from: '2020-01-01' }]),
      ...kinds.flatMap((one) => [one, { ...one, sort: Object.keys(sorts).at(-1) ?? first! }]),
      ...(next ? [{ after: next }] : []),
    ]
  }
  const all = await Promise.all(LIST_NAMES.map(async (list) => ({ list, asks: await asked(list) })))
  return all.flatMap(({ list, asks }) =>
    asks.map(
      (ask): Ask =>
        (sql) =>
          readList(sql, list, ask),
    ),
  )
}

async function timelineAsks(db: Db): Promise<Ask[]> {
  const people = await busyPeople(db)
  const [room] = await db<{ id: string }[]>`select id from consultations order by requested_at limit 1`
  const paged = await Promise.all(
    people.map(async (id): Promise<Ask[]> => {
      const { next } = await readTimeline(db, 'person', { id })
      return [
        (sql) => readTimeline(sql, 'person', { id }),
        (sql) => readTimeline(sql, 'person', { id, before: next ?? undefined }),
        (sql) => readTimeline(sql, 'person', { id, group: 'meetings' }),
      ]
    }),
  )
  return [...paged.flat(), (sql) => readTimeline(sql, 'consultation', { id: room!.id })]
}

/** The busiest consultant, one of the least busy ones, and a client. */
async function busyPeople(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    (select id from consultants order by applied_at desc limit 1)
    union all (select id from consultants order by applied_at limit 1)
    union all (select client_id from consultations order by requested_at desc limit 1)`
  return rows.map(({ id }) => id)
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!
