import { COURTS, type Court } from './courts.ts'
import type { Drawing } from '../pen/pens.ts'
import { MAJORS } from './majors.ts'
import { PIPS, type Pip } from './pips.ts'
import type { Card, MajorId, Rank } from '#domains/oracles/tarot/cards.rules.ts'

const isCourt = (rank: Rank): rank is Court => rank in COURTS

/** The scene of a card, inside its frame. */
export function sceneOf({ id, suit, rank }: Card): Drawing {
  if (!suit || !rank) return MAJORS[id as MajorId]()
  return isCourt(rank) ? COURTS[rank][suit]() : PIPS[rank satisfies Pip][suit]()
}
