import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, text, topic, uuid } from '#shared/facts.ts'
import { STATUSES } from './rules.ts'

/** `presence:{consultantId}`: one badge, for anybody. */
export const presenceTopic = topic('presence')
export const presenceChanged = fact(presenceTopic, 'presence_changed', { status: oneOf(STATUSES) })

/** `presences:all`: somebody's badge changed, for whoever shows many of them. */
export const presencesTopic = topic('presences')
/** The only key of that topic. */
export const EVERYBODY = 'all'
export const presencesChanged = fact(presencesTopic, 'presences_changed', {})

/** `heartbeat:{consultantId}`: nothing is told here. While the consultant's page follows it, it counts as open. */
export const heartbeatTopic = topic('heartbeat')

/** `prices:{consultantId}`: what a consultation costs, and whether its first minutes are free. */
export const pricesTopic = topic('prices')
export const priceSet = fact(pricesTopic, 'price_set', {})
export const welcomeSet = fact(pricesTopic, 'welcome_set', {})

/** `reviews:{consultantId}`: stars, reviews and answers. */
export const reviewsTopic = topic('reviews')
export const reviewCounted = fact(reviewsTopic, 'review_counted', {})

/** `featured:{consultantId}`: who stands on the home page. */
export const featuredTopic = topic('featured')
export const featuredChanged = fact(featuredTopic, 'featured_changed', {})

/** To the consultant: the team accepted the application. */
export const consultantApproved = fact(personTopic, 'consultant_approved', {})
/** To whoever asked for an online alert. */
export const consultantCameOnline = fact(personTopic, 'consultant_came_online', { consultantId: uuid, name: text })
