import type { CallChannel } from '#domains/consultations/channels/rules.ts'
import type { SeededConsultant } from '../consultants.ts'

/** A message, sent `afterS` seconds after the previous one. */
export type SpokenLine = { by: 'client' | 'consultant'; body: string; afterS: number }

/** How the consultation went, apart from its messages. */
export type ConsultationCourse =
  | {
      kind: 'held'
      endedBy: 'client' | 'consultant'
      limitMinutes?: bigint
      interrupted?: { how: 'cut' | 'pause'; before: number; seconds: number }
    }
  | { kind: 'declined' | 'expired' | 'cancelled' | 'not_connected' | 'consultant_silent' }

/** They talk after their lines: asked for as a call when there are none, else changed to one. */
export type PlannedCall = {
  channel: CallChannel
  /** In seconds; late: the consultant's picture does not arrive. */
  talks: readonly { seconds: number; isPictureLate?: boolean }[]
}

export type PlannedReview = { stars: number; text: string; afterS: number; answer?: { text: string; afterS: number } }

/** A past consultation, planned before it is run. */
export type PastConsultation = {
  id: string
  /** When it is requested. */
  at: Date
  clientId: string
  consultant: SeededConsultant
  lines: SpokenLine[]
  course: ConsultationCourse
  call?: PlannedCall
  opinion?: PlannedReview
  /** Seconds until the consultant accepts. */
  acceptedAfterS: number
  /** Whether the client buys more than this consultation needs. */
  buysAhead: boolean
}
