import { randomUUID } from 'node:crypto'
import type { Ports } from '#platform/http.ts'
import type { Channel } from '#platform/sockets/channel.ts'
import { heartbeatTopic } from '../presence.facts.ts'
import { refuse } from '../rules.ts'
import { recordHeartbeats } from './record-heartbeats.ts'
import { endHeartbeats } from './end-heartbeats.ts'
import { OpenDashboards } from './open-dashboards.ts'

/** While a consultant's dashboard follows this topic, it counts as open. Nobody else may. */
export function heartbeatChannel(processId: string = randomUUID()): Channel {
  let dashboards: OpenDashboards | undefined
  const dashboardsOf = ({ db, now, log }: Ports) =>
    (dashboards ??= new OpenDashboards({
      keep: (ids) => recordHeartbeats(db, processId, ids, now()),
      leave: (ids) => endHeartbeats(db, processId, ids, now()),
      failed: (error) => log.error({ err: error }, 'heartbeats could not be recorded'),
    }))
  return {
    topicKind: heartbeatTopic,
    async authorise(viewer, key) {
      if (viewer?.id !== key || viewer.role !== 'consultor') throw refuse('not_found')
    },
    onFollow: async (_connection, key, ports) => void (await dashboardsOf(ports).open(key)),
    onUnfollow: (_connection, key, ports) => dashboardsOf(ports).close(key),
  }
}
