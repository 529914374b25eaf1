import { fact, topic } from '#shared/facts.ts'
import { readStatus } from './rules.ts'

/** `presence:{consultantId}`: one badge, for anybody. */
export const presenceTopic = topic('presence')
export const presenceChanged = fact(presenceTopic, 'presence_changed', { status: readStatus })

/** `presences:all`: somebody's badge changed, for whoever shows many of them. */
export const presencesTopic = topic('presences')
/** The only key of that topic. */
export const EVERYBODY = 'all'
export const presencesChanged = fact(presencesTopic, 'presences_changed', {})

/** `heartbeat:{consultantId}`: nothing is told here. While the consultant's page follows it, it counts as open. */
export const heartbeatTopic = topic('heartbeat')
