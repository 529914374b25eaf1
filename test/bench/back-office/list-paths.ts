import { LIST_NAMES, listOf, type ListName } from '#domains/team/lists/lists.rules.ts'
import { readList } from '#domains/team/lists/read-list.ts'
import type { Db } from '#platform/db.ts'
import { listBusyPeople } from './timeline-paths.ts'

/** Every list in each of its orders, its second page, and each choice of its filters. */
export async function listPathsIn(db: Db): Promise<string[]> {
  const people = await listBusyPeople(db)
  const paths = await Promise.all(LIST_NAMES.map((list) => pathsOf(db, list, people)))
  return paths.flat()
}

async function pathsOf(db: Db, list: ListName, people: readonly string[]): Promise<string[]> {
  const { path, filters, sorts } = listOf(list)
  const { next } = await readList(db, list, {})
  const chosen = filters.flatMap((filter): Record<string, string>[] =>
    filter.as === 'choice'
      ? Object.keys(filter.choices).map((value) => ({ [filter.key]: value }))
      : filter.as === 'person'
        ? people.map((value) => ({ [filter.key]: value }))
        : [{ [filter.key]: 'ana silva 7' }],
  )
  const asked: Record<string, string>[] = [
    ...Object.keys(sorts).flatMap((sort): Record<string, string>[] => [{ sort }, { sort, from: '2020-01-01' }]),
    ...chosen.flatMap((one) => [one, { ...one, sort: Object.keys(sorts).at(-1)! }]),
    ...(next ? [{ after: next }] : []),
  ]
  return asked.map((one) => `${path}?${new URLSearchParams(one)}`)
}
