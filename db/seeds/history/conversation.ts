import type { PlantedConsultant } from '../consultants.ts'

/** Something said, `afterS` seconds after what was said before it. */
export type Spoken = { by: 'client' | 'consultant'; body: string; afterS: number }

/** How it went besides the words. */
export type Course =
  | {
      kind: 'talked'
      endedBy: 'client' | 'consultant'
      limitMinutes?: bigint
      interrupted?: { how: 'cut' | 'pause'; before: number; seconds: number }
    }
  | { kind: 'declined' | 'expired' | 'cancelled' | 'not_connected' | 'never_spoke' }

export type Opinion = { stars: number; text: string; afterS: number; answer?: { text: string; afterS: number } }

/** One conversation of the past, decided before it is told. */
export type Conversation = {
  id: string
  /** Requested at. */
  at: Date
  clientId: string
  consultant: PlantedConsultant
  spoken: Spoken[]
  course: Course
  opinion?: Opinion
  /** Seconds until the consultant accepts. */
  acceptedAfterS: number
  /** Whether the client buys more than this conversation needs. */
  buysAhead: boolean
}
