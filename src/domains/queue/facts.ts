import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, topic, uuid } from '#shared/facts.ts'
import { STATES } from './rules.ts'

/** `waiting:{consultantId}`: the queue of one consultant, whose length is public. */
export const waitingTopic = topic('waiting')
/** Somebody came, went, or has their turn: places and lengths are read again. */
export const queueMoved = fact(waitingTopic, 'queue_moved', {})

/** To whoever waits: their place reached this state. */
export const placeMoved = fact(personTopic, 'queue_place_moved', { id: uuid, state: oneOf(STATES) })

/** `waiting-page:{clientId}`: nothing is told here. While a page of theirs follows it, their place is kept. */
export const waitingPageTopic = topic('waiting-page')
