import type { Channel } from '#platform/sockets/channel.ts'
import { findStatus } from './sql.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `presence:{consultantId}`: the badge, for anybody. Whoever begins to follow hears first how it stands. */
export const presenceChannel: Channel = {
  name: 'presence',
  admit: async () => {},
  async opened(line, key, { db, now }) {
    const status = UUID.test(key) ? await findStatus(db, key, now()) : undefined
    line.tell(`presence:${key}`, { type: 'presence_changed', status: status ?? 'offline' })
  },
}
