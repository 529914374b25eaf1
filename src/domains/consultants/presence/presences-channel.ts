import type { Channel } from '#platform/sockets/channel.ts'
import { refuse } from '../rules.ts'

/** `presences:all`: somebody's status changed, for lists. Several changes of one transaction are one fact. */
export const presencesChannel: Channel = {
  name: 'presences',
  async authorise(_viewer, key) {
    if (key !== 'all') throw refuse('not_found')
  },
}
