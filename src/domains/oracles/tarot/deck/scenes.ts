import { COURTS, type Court } from './courts/courts.ts'
import type { Drawing } from './hand/pens.ts'
import { MAJORS } from './majors/majors.ts'
import { PIPS, type Pip } from './pips/pips.ts'
import type { Card, MajorId, Rank } from './rules.ts'

const isCourt = (rank: Rank): rank is Court => rank in COURTS

/** What is seen through the window of a card. */
export function sceneOf({ id, suit, rank }: Card): Drawing {
  if (!suit || !rank) return MAJORS[id as MajorId]()
  return isCourt(rank) ? COURTS[rank][suit]() : PIPS[rank satisfies Pip][suit]()
}
