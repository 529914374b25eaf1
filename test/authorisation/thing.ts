import type { Named } from './cast.ts'

/** What people are to a thing. */
export type Seat = 'owner' | 'client' | 'consultant'

/** Something that somebody may ask about, under the name by which it is asked for. */
export type Thing = { id: string } & Partial<Record<Seat, Named>>

/** Two of a kind: the first is Ana's or Luna's, the second Bia's or Sol's, or nobody's in particular. */
export type Pair = readonly [Thing, Thing]

export const pairOf = (ids: readonly [string, string]): Pair => [{ id: ids[0] }, { id: ids[1] }]

/** Things that clients own. */
export const owned = (ids: readonly [string, string]): Pair => [
  { id: ids[0], owner: 'ana' },
  { id: ids[1], owner: 'bia' },
]

/** Things between a client and a consultant. */
export const between = (ids: readonly [string, string]): Pair => [
  { id: ids[0], client: 'ana', consultant: 'luna' },
  { id: ids[1], client: 'bia', consultant: 'sol' },
]
