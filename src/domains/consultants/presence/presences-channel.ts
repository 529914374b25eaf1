import type { Channel } from '#platform/sockets/channel.ts'
import { refuse } from '../rules.ts'

/**
 * `presences:all`: somebody's badge changed, for anybody who shows who is here. Several changes of one transaction are
 * one word.
 */
export const presencesChannel: Channel = {
  name: 'presences',
  async authorise(_viewer, key) {
    if (key !== 'all') throw refuse('not_found')
  },
}
