import { no, yes, type Reply } from './answers.ts'
import type { Books } from './books.ts'
import { searched } from './shown.ts'

/** GET /v1/payments/search, with the filters that are used here. */
export function searchPayments(books: Books, query: URLSearchParams): Reply {
  const order = query.get('sort') === 'date_last_updated' ? ('changedAt' as const) : ('createdAt' as const)
  const reference = query.get('external_reference')
  const from = query.get('begin_date')
  if (from !== null && Number.isNaN(Date.parse(from)))
    return no(400, "Date format must be yyyy-MM-dd'T'HH:mm:ss.SSSZ.", 1001)
  const limit = Number(query.get('limit') ?? 30)
  const offset = Number(query.get('offset') ?? 0)
  const matching = [...books.payments.values()]
    .filter(({ id }) => !books.unindexed.has(id))
    .filter((payment) => reference === null || payment.reference === reference)
    .filter((payment) => from === null || payment[order] >= new Date(from))
    .toSorted((a, b) => a[order].getTime() - b[order].getTime() || a.id - b.id)
  return yes({
    paging: { total: matching.length, limit, offset },
    results: matching.slice(offset, offset + limit).map(searched),
  })
}
