import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('newsletter', {
  link_unknown: [404, 'Este link não vale mais. Se ainda quiser a newsletter, inscreva-se de novo.'],
  not_subscribed: [409, 'A newsletter não chega a este endereço agora. Inscreva-se para escolher os assuntos.'],
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a confirmation link works: a week. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

/** Requests from one network, and mails caused to one address. */
export const SUBSCRIPTIONS_PER_NETWORK = { name: 'newsletter-network', most: 30, windowMs: HOUR_MS }
export const SUBSCRIPTIONS_PER_ADDRESS = { name: 'newsletter-address', most: 5, windowMs: HOUR_MS }

/** The state of a subscription: requested, in force, or ended. */
export const subscriptionStateOf = ({
  confirmedAt,
  unsubscribedAt,
}: {
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}) => (unsubscribedAt ? 'unsubscribed' : confirmedAt ? 'confirmed' : 'asked')

/** The spec's words for an empty address (§5). */
export const EMPTY_EMAIL = 'Por favor, informe seu e-mail.'
