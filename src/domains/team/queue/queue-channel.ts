import type { Channel } from '#platform/sockets/channel.ts'
import { queueTopic, WHOLE_QUEUE } from './facts.ts'
import { refuse } from './rules.ts'

/** That the queue moved, for everybody of the team; the fact says no more. */
export const queueChannel: Channel = {
  topicKind: queueTopic,
  async authorise(viewer, key) {
    if (viewer?.role !== 'admin' || key !== WHOLE_QUEUE) throw refuse('case_not_waiting')
  },
}
