import { readTimeline } from '#domains/team/timeline/read-timeline.ts'
import { groupsOf } from '#domains/team/timeline/rules.ts'
import type { Db } from '#platform/db.ts'

/** Timelines of people who have most of everything, or little: both first pages, and each filter; and of a room. */
export async function timelinePathsIn(db: Db): Promise<string[]> {
  const people = await listBusyPeople(db)
  const [room] = await db<{ id: string }[]>`select id from consultations order by requested_at limit 1`
  const paths = await Promise.all(
    people.map(async (id) => {
      const { next } = await readTimeline(db, 'person', { id })
      const path = `/api/team/people/${id}/timeline`
      const further = next ? [`${path}?${new URLSearchParams({ before: next })}`] : []
      return [path, ...further, ...groupsOf('person').map((group) => `${path}?group=${group}`)]
    }),
  )
  return [...paths.flat(), `/api/team/consultations/${room!.id}/timeline`]
}

/** The consultant and the client with most consultations, one of the least busy, and who decides most. */
export async function listBusyPeople(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    (select consultant_id as id from consultations group by 1 order by count(*) desc limit 1)
    union all (select consultant_id from consultations group by 1 order by count(*) limit 1)
    union all (select client_id from consultations group by 1 order by count(*) desc limit 1)
    union all (select client_id from consultations order by requested_at desc limit 1)
    union all (select id from people where role = 'admin' limit 1)`
  return rows.map(({ id }) => id)
}
