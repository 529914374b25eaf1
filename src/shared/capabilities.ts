/** What somebody of the team may do; contracts name one as `team:…`, roles have several. */
export const CAPABILITIES = [
  // Find people and their objects, and read their pages.
  'people',
  // E-mail, phone, document and name of somebody else.
  'corrections',
  // Warn, suspend, block, rest payouts, end sessions.
  'suspensions',
  // Messages and requests of people.
  'support',
  // Consultations, their traces and what they cost; never what was said.
  'consultations',
  // What was said, for a case.
  'conversations',
  // Claims and refunds.
  'refunds',
  // Bonus by judgement.
  'goodwill',
  // Applications, tiers, commissions, who is featured.
  'consultants',
  // Reports, reviews, testimonials, texts and photos of profiles.
  'moderation',
  // Articles, pages, newsletter.
  'content',
  // Items, prices, coupons, welcome minutes.
  'catalogue',
  // Products of the shop, their prices, pictures and stock.
  'shop',
  // Payments, disputes, suspense, reconciliations, reports of the house.
  'money',
  // Withdrawals and payouts.
  'payouts',
  // Months of the books, service notes, papers of consultants.
  'accounting',
  // The log of what the team did.
  'audit',
  // Court orders, authorities, requests of people about their data.
  'legal',
  // Jobs, invariants, gateways; and switches.
  'health',
  'switches',
  // The company behind the site, and opening its selling.
  'company',
  // Who is of the team, with which roles.
  'members',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Whether somebody of the team may do this, for screens; the server asks again with each call. */
export const mayDo = (user: { capabilities?: readonly string[] | undefined } | undefined, capability: Capability) =>
  user?.capabilities?.includes(capability) ?? false
