import type { Db } from '#platform/db.ts'
import type { Actor } from '../people.ts'
import type { Relation, Resource } from '../resource.ts'
import type { ResourceKind, Fixtures } from '../fixtures/add-fixtures.ts'

export const EVERYBODY: readonly Actor[] = ['nobody', 'ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const SIGNED_IN: readonly Actor[] = ['ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const CLIENTS: readonly Actor[] = ['ana', 'bia']
/** Everybody with a consultant account, also while the application is in review. */
export const CONSULTANTS: readonly Actor[] = ['luna', 'sol', 'nina']
export const ADMINS: readonly Actor[] = ['iris']

export type EndpointInput = Record<string, unknown>
export type SetupContext = { db: Db; fixtures: Fixtures }

/** The thing named by `parameter`. `of`: the required relation of the caller; without any, everybody's things. */
export type Target = { parameter: string; kind: ResourceKind; of: readonly Relation[] }
export const target = (parameter: string, kind: ResourceKind, ...of: Relation[]): Target => ({ parameter, kind, of })

/** One endpoint, command or topic: who may use it, on whose things. */
export type MatrixRow = {
  /** Who is admitted at all. Anybody else gets 401 or 403, whatever they ask for. */
  may: readonly Actor[]
  target?: Target
  /** The rest of a valid call, as query or body. */
  input?: EndpointInput | ((fixtures: Fixtures, caller: Actor, resource: Resource | undefined) => EndpointInput)
  /** What happened before (rolled back afterwards). */
  setup?: (scene: SetupContext) => Promise<unknown>
  /** The status of a valid call, if not 200. */
  status?: number
  /** Valid calls that a rule refuses, by caller: the refusal's code. */
  refuses?: Partial<Record<Actor, string>>
  /** The status for a missing thing, if not 404. */
  missing?: number
  /** The refusal of a malformed id, where that helps people who mistyped and reveals nothing. */
  malformed?: string
  /** The call creates something under an id of the caller's own. */
  creates?: { parameter: string; kind: ResourceKind }
  /** Answers in a format of its own instead of JSON. */
  isRaw?: true
  /** Hands over what nobody of the team reads otherwise: for a law or an open case, logged, and that person sees it. */
  handsOverAll?: true
  /** Authorised by a secret in the call itself, whatever token is sent with it. */
  isProvenBySecret?: true
}

/** By `METHOD /path`, as in the contract. */
export type MatrixRows = Readonly<Record<string, MatrixRow>>
