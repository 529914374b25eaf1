import type { Db } from '#platform/db.ts'
import type { Who } from './cast.ts'
import type { Seat, Thing } from './thing.ts'
import type { Kind, World } from './world.ts'

export const EVERYBODY: readonly Who[] = ['nobody', 'ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const SIGNED_IN: readonly Who[] = ['ana', 'bia', 'luna', 'sol', 'nina', 'iris']
export const CLIENTS: readonly Who[] = ['ana', 'bia']
/** Whoever registered to attend, also while the application is in review. */
export const CONSULTANTS: readonly Who[] = ['luna', 'sol', 'nina']
export const ADMINS: readonly Who[] = ['iris']

export type Given = Record<string, unknown>
type Scene = { db: Db; world: World }

/**
 * The thing that a call names in `parameter`. `of`: what the caller must be to it; nothing named: it may be anybody's.
 */
export type About = { parameter: string; kind: Kind; of: readonly Seat[] }
export const about = (parameter: string, kind: Kind, ...of: Seat[]): About => ({ parameter, kind, of })

/** One way in: who may, on whose thing. */
export type Row = {
  /** Whom the door lets in at all. Anybody else hears 401 or 403, whatever they ask about. */
  may: readonly Who[]
  about?: About
  /** The rest of a good call, as query or body. */
  with?: Given | ((world: World, caller: Who, thing: Thing | undefined) => Given)
  /** What happened before (undone afterwards). */
  after?: (scene: Scene) => Promise<unknown>
  /** What a good call is answered, where it is not 200. */
  answers?: number
  /** Good calls to which a rule says no, by caller: its code. */
  refuses?: Partial<Record<Who, string>>
  /** What is answered about something that does not exist, where it is not 404. */
  missing?: number
  /** What a malformed name is answered, where that helps whoever mistyped and tells nothing about anybody. */
  malformed?: string
  /** The call makes a thing under an id of the caller's own. */
  makes?: { parameter: string; kind: Kind }
  /** For machines or people without our pages: it is answered in its own form, not in JSON. */
  isRaw?: true
  /** Proven by a secret in the call itself, whoever's token is sent with it. */
  byKnowledge?: true
}

/** By `METHOD /path`, as the contract writes it. */
export type Rows = Readonly<Record<string, Row>>
