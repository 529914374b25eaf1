import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('testimonials', {
  not_found: [404, 'Depoimento não encontrado.'],
  already_sent: [409, 'Você já enviou um depoimento. Um texto enviado não muda mais; obrigado por ele.'],
  id_reused: [409, 'Este depoimento já foi enviado com outro texto. Recarregue a página.'],
  reason_missing: [400, 'Diga o motivo: quem escreveu vai ler.'],
})

/** The length of a testimonial's text, in characters. */
export const LEAST_CHARACTERS = 20
export const MOST_CHARACTERS = 600
/** The length of the reason for a rejection, in characters. */
export const LEAST_REASON = 10
export const MOST_REASON = 300

export const STATES = ['pending', 'published', 'rejected'] as const
export type State = (typeof STATES)[number]
export type Verdict = Exclude<State, 'pending'>

/** A person has one testimonial at a time; after a rejected one they may write another. */
export const blocksAnother = (state: State) => state !== 'rejected'

/** Whether this verdict needs a reason. */
export const needsReason = (verdict: Verdict) => verdict === 'rejected'

/** Whether the verdict changes anything; repeating one does not. */
export const changesState = (state: State, verdict: Verdict) => state !== verdict
