import { z } from 'zod/mini'
import type { Capability } from '#shared/capabilities.ts'
import { endpoint, idParam, instant, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { OBJECT_KINDS } from '../objects.rules.ts'
import { TIMELINE_GROUPS } from './rules.ts'

const Person = z.object({ id: z.string(), name: z.string() })

const Line = z.object({
  key: z.string(),
  at: instant,
  group: tolerantEnum(TIMELINE_GROUPS, 'decisions'),
  /** What happened, as `source.code`: words of it are in `words.rules.ts`. */
  source: z.string(),
  code: z.string(),
  detail: z.nullable(z.string()),
  /** What somebody wrote: a note, a review, the subject of a mail. */
  text: z.nullable(z.string()),
  amountCents: z.nullable(totalCents),
  /** What it is about; null: what the timeline is of. */
  about: z.nullable(z.object({ kind: z.enum(OBJECT_KINDS), id: z.string() })),
  /** Who did it, where somebody did. */
  by: z.nullable(Person),
})
export type TimelineLine = z.infer<typeof Line>

const timeline = (path: `/api/team/${string}`, capability: Capability, of: string) =>
  endpoint({
    method: 'GET',
    path,
    access: `team:${capability}`,
    summary: `What happened to ${of}, the newest first, fifty lines: events, money, mails, decisions, notes`,
    input: z.object({
      id: idParam,
      group: z.optional(z.enum(TIMELINE_GROUPS, 'Escolha um dos filtros da linha do tempo.')),
      before: z.optional(madeText(250)),
    }),
    output: z.object({ lines: tolerantList(Line), next: z.nullable(z.string()) }),
  })

export const readPersonTimeline = timeline('/api/team/people/:id/timeline', 'people', 'a person')
export const readConsultationTimeline = timeline(
  '/api/team/consultations/:id/timeline',
  'consultations',
  'a consultation; never what was said',
)
export const readBookingTimeline = timeline('/api/team/bookings/:id/timeline', 'consultations', 'a booking')
export const readQuestionTimeline = timeline(
  '/api/team/questions/:id/timeline',
  'consultations',
  'a written question; never its words',
)
export const readOrderTimeline = timeline('/api/team/orders/:id/timeline', 'money', 'an order')
export const readPaymentTimeline = timeline('/api/team/payments/:id/timeline', 'money', 'a payment')
export const readPayoutTimeline = timeline('/api/team/payouts/:id/timeline', 'payouts', 'a payout')
export const readWithdrawalTimeline = timeline('/api/team/withdrawals/:id/timeline', 'payouts', 'a withdrawal')
export const readClaimTimeline = timeline('/api/team/claims/:id/timeline', 'refunds', 'a refund claim')

/** The timeline of each kind of object. */
export const TIMELINES = {
  person: readPersonTimeline,
  consultation: readConsultationTimeline,
  booking: readBookingTimeline,
  question: readQuestionTimeline,
  order: readOrderTimeline,
  payment: readPaymentTimeline,
  payout: readPayoutTimeline,
  withdrawal: readWithdrawalTimeline,
  claim: readClaimTimeline,
}
