import { randomUUID } from 'node:crypto'
import type { Ports } from '#platform/http.ts'
import type { Channel } from '#platform/sockets/channel.ts'
import { OpenPages } from '#platform/sockets/open-pages.ts'
import { heartbeatTopic } from '../presence.facts.ts'
import { refuse } from '../rules.ts'
import { recordHeartbeats } from './record-heartbeats.ts'
import { endHeartbeats } from './end-heartbeats.ts'

/** While any page of a consultant follows this topic, they count as there. Nobody else may follow it. */
export function heartbeatChannel(processId: string = randomUUID()): Channel {
  let pages: OpenPages | undefined
  const pagesOf = ({ db, now, log }: Ports) =>
    (pages ??= new OpenPages({
      keep: (ids) => recordHeartbeats(db, processId, ids, now()),
      leave: (ids) => endHeartbeats(db, processId, ids, now()),
      failed: (error) => log.error({ err: error }, 'heartbeats could not be recorded'),
    }))
  return {
    topicKind: heartbeatTopic,
    async authorise(viewer, key) {
      if (viewer?.id !== key || viewer.role !== 'consultor') throw refuse('not_found')
    },
    onFollow: async (_connection, key, ports) => void (await pagesOf(ports).open(key)),
    onUnfollow: (_connection, key, ports) => pagesOf(ports).close(key),
  }
}
