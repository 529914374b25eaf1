import type { Db } from '#platform/db.ts'
import type { Actor } from '../people.ts'
import type { Relation, Resource } from '../resource.ts'
import type { ResourceKind, Fixtures } from '../fixtures/add-fixtures.ts'

export const EVERYBODY: readonly Actor[] = ['nobody', 'ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const SIGNED_IN: readonly Actor[] = ['ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const CLIENTS: readonly Actor[] = ['ana', 'bia']
/** Whoever registered to attend, also while the application is in review. */
export const CONSULTANTS: readonly Actor[] = ['luna', 'sol', 'nina']
export const ADMINS: readonly Actor[] = ['iris']

export type EndpointInput = Record<string, unknown>
type SetupContext = { db: Db; fixtures: Fixtures }

/**
 * The thing that a call names in `parameter`. `of`: what the caller must be to it; nothing named: it may be anybody's.
 */
export type Target = { parameter: string; kind: ResourceKind; of: readonly Relation[] }
export const target = (parameter: string, kind: ResourceKind, ...of: Relation[]): Target => ({ parameter, kind, of })

/** One way in: who may, on whose thing. */
export type MatrixRow = {
  /** Whom the door lets in at all. Anybody else hears 401 or 403, whatever they ask about. */
  may: readonly Actor[]
  target?: Target
  /** The rest of a good call, as query or body. */
  input?: EndpointInput | ((fixtures: Fixtures, caller: Actor, resource: Resource | undefined) => EndpointInput)
  /** What happened before (undone afterwards). */
  setup?: (scene: SetupContext) => Promise<unknown>
  /** What a good call is answered, where it is not 200. */
  status?: number
  /** Good calls to which a rule says no, by caller: its code. */
  refuses?: Partial<Record<Actor, string>>
  /** What is answered about something that does not exist, where it is not 404. */
  missing?: number
  /** What a malformed name is answered, where that helps whoever mistyped and tells nothing about anybody. */
  malformed?: string
  /** The call makes a thing under an id of the caller's own. */
  creates?: { parameter: string; kind: ResourceKind }
  /** For machines or people without our pages: it is answered in its own form, not in JSON. */
  isRaw?: true
  /** Proven by a secret in the call itself, whoever's token is sent with it. */
  isProvenBySecret?: true
}

/** By `METHOD /path`, as the contract writes it. */
export type MatrixRows = Readonly<Record<string, MatrixRow>>
