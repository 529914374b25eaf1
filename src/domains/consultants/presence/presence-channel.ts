import type { Channel } from '#platform/sockets/channel.ts'
import { isUuid } from '#shared/uuid.ts'
import { presenceChanged, presenceTopic } from '../presence.facts.ts'
import { findStatus } from './sql.ts'

/** Anybody may follow a badge. Whoever begins to follow hears first how it stands. */
export const presenceChannel: Channel = {
  topicKind: presenceTopic,
  authorise: async () => {},
  async onFollow(connection, key, { db, now }) {
    const status = isUuid(key) ? await findStatus(db, key, now()) : undefined
    connection.sendEvent(presenceChanged(key, { status: status ?? 'offline' }))
  },
}
