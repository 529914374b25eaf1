import { randomUUID } from 'node:crypto'
import type { Ports } from '#platform/http.ts'
import type { Channel } from '#platform/sockets/channel.ts'
import { refuse } from '../rules.ts'
import { keepDesks } from './keep-desks.ts'
import { leaveDesks } from './leave-desks.ts'
import { OpenDesks } from './open-desks.ts'

/**
 * `desk:{consultantId}`: while that consultant's dashboard follows it, the dashboard counts as open. Nobody else may.
 */
export function deskChannel(processId: string = randomUUID()): Channel {
  let desks: OpenDesks | undefined
  const desksOf = ({ db, now, log }: Ports) =>
    (desks ??= new OpenDesks({
      keep: (ids) => keepDesks(db, processId, ids, now()),
      leave: (ids) => leaveDesks(db, processId, ids, now()),
      failed: (error) => log.error({ err: error }, 'desks could not be kept'),
    }))
  return {
    name: 'desk',
    async admit(viewer, key) {
      if (viewer?.id !== key || viewer.role !== 'consultor') throw refuse('not_found')
    },
    opened: async (_line, key, ports) => void (await desksOf(ports).open(key)),
    closed: (_line, key, ports) => desksOf(ports).close(key),
  }
}
