import type { Channel } from '#platform/sockets/channel.ts'
import { isUuid } from '#shared/uuid.ts'
import { findStatus } from './sql.ts'

/** `presence:{consultantId}`: the status, for anybody. A new follower receives the present one first. */
export const presenceChannel: Channel = {
  name: 'presence',
  authorise: async () => {},
  async onFollow(connection, key, { db, now }) {
    const status = isUuid(key) ? await findStatus(db, key, now()) : undefined
    connection.sendEvent(`presence:${key}`, { type: 'presence_changed', status: status ?? 'offline' })
  },
}
