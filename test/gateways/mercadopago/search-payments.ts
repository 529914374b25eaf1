import { errorReply, okReply, type Reply } from './replies.ts'
import type { FakeStore } from './store.ts'
import { searchResultJson } from './json.ts'

/** GET /v1/payments/search, with the filters that we use. */
export function searchPayments(store: FakeStore, query: URLSearchParams): Reply {
  const order = query.get('sort') === 'date_last_updated' ? ('changedAt' as const) : ('createdAt' as const)
  const reference = query.get('external_reference')
  const from = query.get('begin_date')
  if (from !== null && Number.isNaN(Date.parse(from)))
    return errorReply(400, "Date format must be yyyy-MM-dd'T'HH:mm:ss.SSSZ.", 1001)
  const limit = Number(query.get('limit') ?? 30)
  const offset = Number(query.get('offset') ?? 0)
  const matching = [...store.payments.values()]
    .filter(({ id }) => !store.unindexed.has(id))
    .filter((payment) => reference === null || payment.reference === reference)
    .filter((payment) => from === null || payment[order] >= new Date(from))
    .toSorted((a, b) => a[order].getTime() - b[order].getTime() || a.id - b.id)
  return okReply({
    paging: { total: matching.length, limit, offset },
    results: matching.slice(offset, offset + limit).map(searchResultJson),
  })
}
