import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { admit, type Route, serveRaw } from '#platform/http.ts'
import { isUuid } from '#shared/uuid.ts'
import { refuse } from '../rules.ts'
import { listInput } from './filters.rules.ts'
import { LIST_NAMES, LISTS, type ListName } from './lists.rules.ts'
import { streamList } from './stream-list.ts'

const PER_MINUTE = 20

/**
 * Each list of the back office as a spreadsheet: as it is filtered, or the chosen rows (`ids`, with commas). Who took
 * which list stands in the log. Refuses `invalid_filter`, and more than twenty files a minute.
 */
export function fileEndpoints(origin: string): Route[] {
  const limit = new AddressLimit(PER_MINUTE)
  return LIST_NAMES.map((name) =>
    serveRaw('GET', `/api/team/files/${name}`, async (request, ports) => {
      const viewer = (await admit(request, ports, `team:${LISTS[name].capability}`))!
      limit.take(viewer.id)
      const { ids, filters, sort } = wantedOf(name, request)
      const at = await ports.clock(ports.db)
      await recordSecurityEvent(ports.db, { kind: 'team.list_exported', detail: name, actorId: viewer.id, at })
      return new Response(streamList(ports.db, name, { filters, sort, ids, origin }), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  )
}

function wantedOf(name: ListName, request: Request) {
  const { ids: chosen, ...asked } = Object.fromEntries(new URL(request.url).searchParams)
  const parsed = listInput(name).safeParse(asked)
  const ids = chosen?.split(',')
  if (!parsed.success || (ids && !ids.every(isUuid))) throw refuse('invalid_filter')
  const { sort, ...filters } = parsed.data
  return { ids, sort, filters }
}
