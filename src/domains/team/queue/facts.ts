import { fact, topic } from '#shared/facts.ts'

/** `queue:all`: the queue of decisions, for everybody of the team. */
export const queueTopic = topic('queue')
/** The only key of that topic. */
export const WHOLE_QUEUE = 'all'

/** A case came, was taken, rests or was decided. `db/functions/tell_queue.sql` tells it for the cases' own tables. */
export const queueMoved = fact(queueTopic, 'queue_moved', {})
