import type { Channel } from '#platform/sockets/channel.ts'
import { personTopic } from './facts.ts'
import { refuse } from './rules.ts'

/** Facts about one person, for all their browsers: balances, requests, states. Nobody else may follow it. */
export const personChannel: Channel = {
  topicKind: personTopic,
  authorise: async (viewer, key) => {
    if (viewer?.id !== key) throw refuse('person_not_found')
  },
}
