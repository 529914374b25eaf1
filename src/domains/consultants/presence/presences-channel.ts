import type { Channel } from '#platform/sockets/channel.ts'
import { EVERYBODY, presencesTopic } from '../presence.facts.ts'
import { profilesTopic } from '../facts.ts'
import { refuse } from '../rules.ts'

/** Anybody may follow everybody's badges. */
export const presencesChannel: Channel = {
  topicKind: presencesTopic,
  async authorise(_viewer, key) {
    if (key !== EVERYBODY) throw refuse('not_found')
  },
}

/** Anybody may hear whose profile changed: what changed is public. */
export const profilesChannel: Channel = { ...presencesChannel, topicKind: profilesTopic }
