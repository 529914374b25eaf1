import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { AddressLimit } from '#platform/address-limit.ts'
import { admit, type Route, serve, serveRaw } from '#platform/http.ts'
import { parseInput } from '#platform/request.ts'
import * as contract from './contract.ts'
import { eraseWords } from './erase-words.ts'
import { readLogState } from './read-log-state.ts'
import { askedOf, readLog } from './read-log.ts'
import { readOwnLog } from './read-own-log.ts'
import type { LogFilter } from './rules.ts'
import { streamLog } from './stream-log.ts'

const FILES_PER_MINUTE = 10

export function auditEndpoints(): Route[] {
  const limit = new AddressLimit(FILES_PER_MINUTE)
  return [
    serve(contract.readLog, ({ db, input }) => readLog(db, input)),
    serve(contract.readLogState, ({ db }) => readLogState(db)),
    serve(contract.readOwnLog, ({ db, viewer, input }) => readOwnLog(db, { personId: viewer.id, ...input })),
    serve(contract.eraseWords, async ({ db, clock, viewer, input }) => {
      await eraseWords(db, { ...input, by: viewer.id, clock })
      return {}
    }),
    serveRaw('GET', '/api/admin/log/csv', async (request, ports) => {
      const viewer = (await admit(request, ports, 'team:audit'))!
      limit.take(viewer.id)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const filter = parseInput(contract.readLog, query, {}) as LogFilter
      const asked = await askedOf(ports.db, filter)
      const at = await ports.clock(ports.db)
      const event = { actorId: viewer.id, personId: asked.personId, sessionId: viewer.sessionId, at }
      const filters = Object.entries({ ...filter, about: undefined }).flatMap(([name, v]) =>
        v ? [`${name} ${v}`] : [],
      )
      await recordSecurityEvent(ports.db, {
        kind: 'team.log_exported',
        ...event,
        after: { filters: filters.join(', ') },
      })
      return new Response(streamLog(ports.db, asked), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="registro.csv"',
          'cache-control': 'private, no-store',
        },
      })
    }),
  ]
}
