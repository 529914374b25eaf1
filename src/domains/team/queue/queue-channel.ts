import type { Channel } from '#platform/sockets/channel.ts'
import { queueTopic, WHOLE_QUEUE } from './facts.ts'
import { refuse } from './rules.ts'

/** That the queue moved, for whoever of the team may read it; the fact says no more. */
export const queueChannel: Channel = {
  topicKind: queueTopic,
  async authorise(viewer, key) {
    if (!viewer?.team?.capabilities.includes('people') || key !== WHOLE_QUEUE) throw refuse('case_not_waiting')
  },
}
