import type { ReactNode } from 'react'
import type { Consultation } from '../../state/contract.ts'

/** The places of a room that the site fills. */
export type RoomSlots = {
  /** What follows a settled consultation; supplied by the site. */
  afterwards: (settled: Consultation) => ReactNode
  /** The client's orders that are still to be paid, also those of the sheet that closed with the room. */
  openOrders: () => ReactNode
  /** What a consultant knows of who asks; supplied by the site. */
  about: (request: Consultation) => ReactNode
  /** What a consultant keeps at hand about the client of a running consultation; supplied by the site. */
  beside: (running: Consultation) => ReactNode
  /** How a client adds credit in the room; supplied by the site. */
  topUp: (running: Consultation, sheet: { isOpen: boolean; onClose: () => void }) => ReactNode
}
