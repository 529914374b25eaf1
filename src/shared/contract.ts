import { z } from 'zod/mini'
import type { Capability } from './capabilities.ts'
import { madeText } from './typed-text/fields.ts'

// The default message of a field without one of its own, in Portuguese on both sides.
z.config({ customError: () => 'Confira os dados enviados.' })

/** Whoever is of the team, for what is their own; or whoever of it has this capability. */
export type TeamAccess = 'team' | `team:${Capability}`

/** Who may call. Which rows they may touch is decided by the lookup, not here. */
export type Access = 'public' | 'signed-in' | 'client' | 'consultor' | TeamAccess

export type Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters are written `:name` and join query or body in the input. */
  path: `/api/${string}`
  access: Access
  /**
   * Whether the password has to have been typed in this session in the last 15 minutes; for the team, a code of its
   * second factor instead.
   */
  needsPassword?: boolean
  /** Whether it begins something new, which nobody does whom the team suspended. */
  begins?: true
  /**
   * Only what says so is answered to somebody of the team who sees what a person sees, and it writes nothing: all of
   * the answer, or what is left of it once these fields are null, wherever they stand.
   */
  viewable?: true | readonly string[]
  /** One English line for /api/openapi.json. */
  summary: string
  input: I
  output: O
  /** The longest body in bytes, if not 64 kB. */
  maxBodyBytes?: number
  /** Browsers do not read the answer: only its status counts. */
  ignoresAnswer?: true
}

/** What the team does says whether it needs the password again. */
type SaysWhetherItNeedsThePassword =
  | { access: Exclude<Access, TeamAccess> }
  | { method: 'GET' }
  | { needsPassword: boolean }

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  definition: Endpoint<I, O> & SaysWhetherItNeedsThePassword,
): Endpoint<I, O> => definition

export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.infer<I> : never
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.infer<O> : never

/** An id to look something up. Anything but a UUID becomes the nil UUID, so it is answered like any missing one. */
export const idParam = z.catch(z.uuid().check(z.toLowerCase()), '00000000-0000-0000-0000-000000000000')

/** A name in an address. One longer than any stored name becomes empty, so it is answered like any missing one. */
export const nameParam = z.catch(madeText(120), '')

/** An id made by the caller, so that a repeated request counts once. In lower case, as in ledger keys and topics. */
export const newId = z.uuid('Recarregue a página e tente de novo.').check(z.toLowerCase())

/**
 * One of these values in an answer. A value that a newer server added later is read as `otherwise`, so that an older
 * page still shows the rest: choose the one that promises least. Input stays strict.
 */
export const tolerantEnum = <const V extends readonly string[]>(values: V, otherwise: V[number]) =>
  z.catch(z.enum(values), otherwise)

/** A list in an answer. What an older page cannot read is left out, for example prices of a channel added later. */
export const tolerantList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.array(z.catch(z.optional(item), undefined)),
    z.transform((list: (z.infer<T> | undefined)[]) => list.filter((one) => one !== undefined)),
  )

/** A text in an answer; empty when it is missing. */
export const tolerantText = z.catch(z.string(), '')

/** The highest single amount accepted, in centavos: R$ 1.000.000,00. */
export const MOST_CENTS = 100_000_000

/** Whole centavos: a number in JSON, a bigint in code. Such fields are named `…Cents`. */
export const cents = z.pipe(
  z.int('Informe o valor em centavos inteiros.').check(z.gte(-MOST_CENTS), z.lte(MOST_CENTS)),
  z.transform((n: number) => BigInt(n)),
)

/** A total without the limit of a single amount (turnover, all-time earnings). */
export const totalCents = z.pipe(
  z.int(),
  z.transform((n: number) => BigInt(n)),
)

/** An instant: ISO 8601 in JSON, a Date in code. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
)

export const nothing = z.object({})
