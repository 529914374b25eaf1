/** What an act belongs to on every paper and screen. */
export const GROUPS = [
  'consultations',
  'questions',
  'fees',
  'packages',
  'subscriptions',
  'goods',
  'refunds',
  'compensations',
  'credits',
  'withdrawals',
  'payouts',
  'bonus',
  'adjustments',
] as const
export type Group = (typeof GROUPS)[number]

/** What makes up what a consultant earned, or a client spent. All else moves the balance only. */
export const RESULT_GROUPS: readonly Group[] = GROUPS.slice(0, GROUPS.indexOf('credits'))

/** Consultations and questions: what somebody attended, or asked for. */
export const ATTENDED_GROUPS: readonly Group[] = ['consultations', 'questions']
