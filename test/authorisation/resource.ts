import type { PersonName } from './people.ts'

/** Relations of people to a thing. */
export type Relation = 'owner' | 'client' | 'consultant'

/** A thing that an endpoint can be asked for: its id, and who is related to it. */
export type Resource = { id: string } & Partial<Record<Relation, PersonName>>

/** Two of a kind: the first is Ana's or Luna's, the second Bia's or Sol's, or both are nobody's in particular. */
export type ResourcePair = readonly [Resource, Resource]

export const unownedPair = (ids: readonly [string, string]): ResourcePair => [{ id: ids[0] }, { id: ids[1] }]

/** Two things owned by clients. */
export const ownedPair = (ids: readonly [string, string]): ResourcePair => [
  { id: ids[0], owner: 'ana' },
  { id: ids[1], owner: 'bia' },
]

/** Two things shared by a client and a consultant. */
export const sharedPair = (ids: readonly [string, string]): ResourcePair => [
  { id: ids[0], client: 'ana', consultant: 'luna' },
  { id: ids[1], client: 'bia', consultant: 'sol' },
]
