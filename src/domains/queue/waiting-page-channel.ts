import type { Ports } from '#platform/http.ts'
import type { Channel } from '#platform/sockets/channel.ts'
import { OpenPages } from '#platform/sockets/open-pages.ts'
import { waitingPageTopic, waitingTopic } from './facts.ts'
import { refuse } from './rules.ts'
import { recordSeen } from './sql.ts'

/** Well below the time for which somebody counts as reachable. */
const KEEP_EVERY_MS = 20_000

/** While any page of a client follows this topic, their place in a queue is kept. Nobody else may follow it. */
export function waitingPageChannel(): Channel {
  let pages: OpenPages | undefined
  const pagesOf = ({ db, now, log }: Ports) =>
    (pages ??= new OpenPages({
      keep: (ids) => recordSeen(db, ids, now()),
      // When it was last open is known already.
      leave: async () => {},
      failed: (error) => log.error({ err: error }, 'open pages of a queue could not be recorded'),
      keepEveryMs: KEEP_EVERY_MS,
    }))
  return {
    topicKind: waitingPageTopic,
    async authorise(viewer, key) {
      if (viewer?.id !== key || viewer.role !== 'client') throw refuse('not_found')
    },
    onFollow: async (_connection, key, ports) => void (await pagesOf(ports).open(key)),
    onUnfollow: (_connection, key, ports) => pagesOf(ports).close(key),
  }
}

/** Anybody may hear that a queue moved: how long it is, is public. */
export const waitingChannel: Channel = { topicKind: waitingTopic, authorise: async () => {} }
