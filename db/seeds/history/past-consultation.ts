import type { SeededConsultant } from '../consultants.ts'

/** Something said, `afterS` seconds after what was said before it. */
export type SpokenLine = { by: 'client' | 'consultant'; body: string; afterS: number }

/** How it went besides the words. */
export type ConsultationCourse =
  | {
      kind: 'held'
      endedBy: 'client' | 'consultant'
      limitMinutes?: bigint
      interrupted?: { how: 'cut' | 'pause'; before: number; seconds: number }
    }
  | { kind: 'declined' | 'expired' | 'cancelled' | 'not_connected' | 'consultant_silent' }

export type PlannedReview = { stars: number; text: string; afterS: number; answer?: { text: string; afterS: number } }

/** One conversation of the past, decided before it is told. */
export type PastConsultation = {
  id: string
  /** Requested at. */
  at: Date
  clientId: string
  consultant: SeededConsultant
  lines: SpokenLine[]
  course: ConsultationCourse
  opinion?: PlannedReview
  /** Seconds until the consultant accepts. */
  acceptedAfterS: number
  /** Whether the client buys more than this conversation needs. */
  buysAhead: boolean
}
