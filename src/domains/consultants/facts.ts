import { personTopic } from '#domains/accounts/facts.ts'
import { fact, text, topic, uuid } from '#shared/facts.ts'

/**
 * `prices:{consultantId}`: what a consultation costs, whether its first minutes are free, whether minutes of packages
 * are used, whether a program attends, and until when they are on vacation.
 */
export const pricesTopic = topic('prices')
export const priceSet = fact(pricesTopic, 'price_set', {})
export const welcomeSet = fact(pricesTopic, 'welcome_set', {})
export const packagesSet = fact(pricesTopic, 'packages_set', {})
export const automaticSet = fact(pricesTopic, 'automatic_set', {})
export const vacationSet = fact(pricesTopic, 'vacation_set', {})

/**
 * `profiles:{consultantId}`: what clients see of somebody, prices included; `profiles:all` for whoever shows many of
 * them. A higher price counts from the next day, without another fact.
 */
export const profilesTopic = topic('profiles')
export const profileChanged = fact(profilesTopic, 'profile_changed', { consultantId: uuid })

/** `reviews:{consultantId}`: stars, reviews and answers. */
export const reviewsTopic = topic('reviews')
export const reviewCounted = fact(reviewsTopic, 'review_counted', {})

/** `featured:{consultantId}`: who stands on the home page. */
export const featuredTopic = topic('featured')
export const featuredChanged = fact(featuredTopic, 'featured_changed', {})

/** To the consultant: the team accepted the application. */
export const consultantApproved = fact(personTopic, 'consultant_approved', {})
/** To the applicant: the team refused the application. */
export const applicationRefused = fact(personTopic, 'application_refused', {})
/** To whoever asked for an online alert. */
export const consultantCameOnline = fact(personTopic, 'consultant_came_online', { consultantId: uuid, name: text })
