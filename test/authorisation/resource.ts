import type { PersonName } from './people.ts'

/** What people are to a thing. */
export type Relation = 'owner' | 'client' | 'consultant'

/** Something that somebody may ask about, under the name by which it is asked for. */
export type Resource = { id: string } & Partial<Record<Relation, PersonName>>

/** Two of a kind: the first is Ana's or Luna's, the second Bia's or Sol's, or nobody's in particular. */
export type ResourcePair = readonly [Resource, Resource]

export const unownedPair = (ids: readonly [string, string]): ResourcePair => [{ id: ids[0] }, { id: ids[1] }]

/** Things that clients own. */
export const ownedPair = (ids: readonly [string, string]): ResourcePair => [
  { id: ids[0], owner: 'ana' },
  { id: ids[1], owner: 'bia' },
]

/** Things between a client and a consultant. */
export const sharedPair = (ids: readonly [string, string]): ResourcePair => [
  { id: ids[0], client: 'ana', consultant: 'luna' },
  { id: ids[1], client: 'bia', consultant: 'sol' },
]
