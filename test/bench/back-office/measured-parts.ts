import { listEndpoints } from '#domains/team/lists/endpoints.ts'
import { endpoints as queue } from '#domains/team/queue/endpoints.ts'
import { endpoints as search } from '#domains/team/search/endpoints.ts'
import { timelineEndpoints } from '#domains/team/timeline/endpoints.ts'
import type { MeasuredPart } from '../measure-parts.ts'
import { listPathsIn } from './list-paths.ts'
import { timelinePathsIn } from './timeline-paths.ts'

/** Parts of the back office whose answers are measured. Another one is another entry. */
export const MEASURED_PARTS: readonly MeasuredPart[] = [
  {
    name: 'search',
    endpoints: search,
    async pathsIn(db) {
      const [one] = await db<{ id: string; email: string; phone: string; consultation: string }[]>`
        select p.id, p.email, p.phone, c.id as consultation from people p join consultations c on c.client_id = p.id
        where p.phone is not null limit 1`
      const { id, email, phone, consultation } = one!
      const asked = ['an', 'ana', 'maria', 'maria da silva', 'silva maria', 'mar sil', 'conceição', 'zuleica xavier']
      const numbers = [email, email.slice(0, 11), phone, '529.982.247-25', id, consultation, `${id.slice(0, 8)}-R`]
      const others = ['mp-7788990011', '2026-000042-9', '7K3M-9Q2X-4D5F-8H1J', 'suspender', '%%', '12345678']
      return [...asked, ...numbers, ...others].map((q) => `/api/team/search?${new URLSearchParams({ q })}`)
    },
  },
  {
    name: 'queue',
    endpoints: queue,
    pathsIn: async () =>
      ['', '?kind=message', '?state=snoozed', '?of=me', '/decided', '/decided?kind=claim'].map(
        (rest) => `/api/team/queue${rest}`,
      ),
  },
  { name: 'lists', endpoints: listEndpoints, pathsIn: listPathsIn },
  { name: 'timelines', endpoints: timelineEndpoints, pathsIn: timelinePathsIn },
]
