import { refusals } from '#shared/refusal.ts'

export const KINDS = [
  'room',
  'message',
  'profile',
  'review',
  'testimonial',
  'photo',
  'voice',
  'question',
  'product_review',
] as const
export type Kind = (typeof KINDS)[number]
export const kindNames: Record<Kind, string> = {
  room: 'Conversa',
  message: 'Mensagem',
  profile: 'Perfil',
  review: 'Avaliação',
  testimonial: 'Depoimento',
  photo: 'Foto',
  voice: 'Voz',
  question: 'Pergunta por escrito',
  product_review: 'Avaliação de produto',
}

/** What anybody wrote in public: whoever reads it met its author nowhere, and blocks nobody. */
export const isPublicText = (kind: Kind) => kind === 'review' || kind === 'product_review' || kind === 'testimonial'

export const REASONS = [
  'threat',
  'sexual',
  'minor',
  'payment',
  'fraud',
  'abuse',
  'privacy',
  'contact',
  'fake',
  'other',
] as const
export type Reason = (typeof REASONS)[number]
export const reasonNames: Record<Reason, string> = {
  threat: 'Ameaça, ou algo dito para dar medo',
  sexual: 'Conteúdo sexual ou assédio',
  minor: 'Envolve menor de idade',
  payment: 'Pediu pagamento por fora',
  fraud: 'Golpe, ou resultado prometido',
  abuse: 'Ofensa ou discriminação',
  privacy: 'Expõe dados de alguém',
  contact: 'Pediu ou passou contato de fora',
  fake: 'Falso, ou de outra pessoa',
  other: 'Outra coisa',
}

const HOUR_MS = 3_600_000
/** Within how long the team decides, by how much harm may come meanwhile. Milliseconds. */
const DECIDED_WITHIN: Record<Reason, number> = {
  threat: 24 * HOUR_MS,
  sexual: 24 * HOUR_MS,
  minor: 24 * HOUR_MS,
  payment: 48 * HOUR_MS,
  fraud: 48 * HOUR_MS,
  abuse: 48 * HOUR_MS,
  privacy: 48 * HOUR_MS,
  contact: 120 * HOUR_MS,
  fake: 120 * HOUR_MS,
  other: 120 * HOUR_MS,
}
export const dueAt = (reason: Reason, at: Date) => new Date(at.getTime() + DECIDED_WITHIN[reason])
/** Whether harm may come within a day. */
export const isUrgent = (reason: Reason) => DECIDED_WITHIN[reason] <= 24 * HOUR_MS

export const VERDICTS = ['nothing', 'warned', 'removed', 'suspension'] as const
export type Verdict = (typeof VERDICTS)[number]
export const verdictNames: Record<Verdict, string> = {
  nothing: 'Nada a fazer',
  warned: 'Avisar quem fez',
  removed: 'Retirar',
  suspension: 'Encaminhar para suspensão',
}
/** What was said in a room or written in an answer stays; of a photo or a voice there, its place does. */
export const canRemove = ({ kind, hasFile }: { kind: Kind; hasFile: boolean }) =>
  kind === 'message' || kind === 'question' ? hasFile : kind !== 'room'

/** The parts of a profile of which one is taken down. */
export const PROFILE_PARTS = ['name', 'title', 'description', 'bio', 'city'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

export const MOST_WORDS = 1_000
export const LEAST_REASON = 10
export const MOST_REASON = 300

/** Reports of one person: enough for a bad day, too few to flood the team. */
export const REPORTS = [{ name: 'moderation-reports', most: 15, windowMs: 24 * HOUR_MS }]

/** So long after the decision what was reported is kept as it was, in days. */
export const KEPT_DAYS = 365

export const refuse = refusals('moderation', {
  not_found: [404, 'Não encontramos o que você quer denunciar. Pode ter saído do ar.'],
  own: [409, 'Isto é seu. Para mudar ou tirar, use a sua conta.'],
  already_reported: [409, 'Você já denunciou isto. A nossa equipe responde por e-mail.'],
  words_missing: [400, 'Conte o que houve.'],
  cannot_block: [409, 'Esta pessoa não dá para bloquear por aqui. A denúncia ainda não foi enviada.'],
  case_not_found: [404, 'Não encontramos este caso.'],
  already_decided: [409, 'Este caso já foi decidido. Recarregue a lista.'],
  not_removable: [409, 'O que foi dito na sala não se retira. Avise, ou encaminhe para suspensão.'],
  part_missing: [400, 'Escolha o que sai do perfil.'],
})
