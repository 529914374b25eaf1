import type { Endpoint } from '#shared/contract.ts'
import { type Db, isReadOnly } from './db.ts'
import { refuse } from './refusals.ts'

/** Tokens of sessions are shorter than what begins like this. */
const PREFIX = 'impersonation-'

/** The token of an impersonation: somebody of the team sees what a person sees. */
export const impersonationToken = (secret: string) => `${PREFIX}${secret}`

export const isImpersonation = (token: string | undefined): token is string => token?.startsWith(PREFIX) ?? false

/** What answers an impersonation. */
export type Impersonation<V> = {
  /** The person who is seen, by the token; undefined: it is over. */
  viewerOf: (token: string) => Promise<V | undefined>
  /** Connections that write nothing. */
  db: Db
}

/**
 * Whose eyes a call has, before access is looked at; nobody's for what is public. Refuses `read_only` whatever is no
 * reading, `left_out` what its contract does not show to the team, and `impersonation_over`.
 */
export async function impersonated<V>(
  token: string,
  { method, access, viewable }: Pick<Endpoint, 'method' | 'access' | 'viewable'>,
  impersonation: Impersonation<V> | undefined,
): Promise<V | undefined> {
  if (method !== 'GET') throw refuse('read_only')
  if (access === 'public') return undefined
  if (!viewable) throw refuse('left_out')
  const viewer = await impersonation?.viewerOf(token)
  if (!viewer) throw refuse('impersonation_over')
  return viewer
}

/** Does what only reads. Refuses `read_only` where something would have been written all the same. */
export async function readingOnly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isReadOnly(error) ? refuse('read_only') : error
  }
}

/** An answer in which these fields are null, wherever they stand. */
export function withoutFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutFields(one, fields))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, fields.includes(name) ? null : withoutFields(held, fields)]),
  )
}
