import type { Capability } from '#shared/capabilities.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounts', {
  second_needed: [
    409,
    'Este valor passa do que uma pessoa dá sozinha. Nada foi dado ainda: a sua decisão ficou guardada e espera outra pessoa da equipe, em Equipe.',
  ],
  proposal_waits: [409, 'Sobre isto já há uma decisão que espera outra pessoa da equipe, em Equipe. Nada mudou.'],
  gift_proposal_not_found: [404, 'Esta decisão não espera mais ninguém.'],
  own_proposal: [403, 'Foi você quem decidiu primeiro: outra pessoa da equipe confirma. Você pode retirar.'],
  invited_by_first: [
    403,
    'Quem decidiu primeiro convidou você para a equipe. Por segurança, outra pessoa confirma. Nada mudou.',
  ],
})

/** What is given by judgement. Payouts of what was earned are not: they are owed. */
export const GIFT_KINDS = ['claim', 'given_back', 'suspense', 'dispute', 'goodwill'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

/** Who may decide about a kind, first or second. */
export const CAPABILITY_OF = {
  claim: 'refunds',
  given_back: 'refunds',
  goodwill: 'goodwill',
  suspense: 'money',
  dispute: 'money',
} as const satisfies Record<GiftKind, Capability>

/** What was given without a second person, in centavos: by one in 24 hours and in 30 days, and to one in 30 days. */
export type Given = { today: Centavos; inThirtyDays: Centavos; toReceiver: Centavos }

/** The most that one person gives alone, in centavos. */
export const ALONE: Given = { today: 50_000n, inThirtyDays: 200_000n, toReceiver: 50_000n }

/** Whether one person alone may give this as well, in centavos; nothing is given to anybody by zero. */
export const mayGiveAlone = (amount: Centavos, given: Given): boolean =>
  given.today + amount <= ALONE.today &&
  given.inThirtyDays + amount <= ALONE.inThirtyDays &&
  given.toReceiver + amount <= ALONE.toReceiver

/** Where nobody else may confirm, the first person does so after so long, and the company was told by mail. */
export const ALONE_AFTER_MS = 72 * 3_600_000
