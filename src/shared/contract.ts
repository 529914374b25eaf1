import { z } from 'zod/mini'

// A field for which its contract has no words of its own still speaks Portuguese, on both sides.
z.config({ customError: () => 'Confira os dados enviados.' })

/** Who may call: anyone, anyone signed in, or one role. Whose things they may touch is the lookup's business. */
export type Access = 'public' | 'signed-in' | 'client' | 'consultor' | 'admin'

export type Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path parameters are written `:name` and arrive in the input beside query or body. */
  path: `/api/${string}`
  access: Access
  /** One English line for /api/openapi.json. */
  summary: string
  input: I
  output: O
}

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(definition: Endpoint<I, O>) => definition

export type InputOf<E> = E extends Endpoint<infer I, z.ZodMiniType> ? z.infer<I> : never
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.infer<O> : never

/**
 * An id by which something is asked for. What is no UUID belongs to nobody, so it is answered like any other missing
 * one.
 */
export const idParam = z.catch(z.uuid().check(z.toLowerCase()), '00000000-0000-0000-0000-000000000000')

/**
 * The name of something in an address. One that is too long for a name names nothing, so it is answered like any other
 * missing one.
 */
export const nameParam = z.catch(z.string().check(z.maxLength(120)), '')

/**
 * An id made by whoever starts an act, so that the same click heard twice is one act. In lower case, as ids stand in
 * ledger keys, topics and receipts.
 */
export const newId = z.uuid('Recarregue a página e tente de novo.').check(z.toLowerCase())

/** An address that mail can reach, in lower case. `missing`: what to say when nothing was typed. */
export const emailAddress = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, 'Este e-mail é longo demais.'),
      z.email('Confira o e-mail: algo como nome@exemplo.com.br.'),
    )

/** Above this no single amount is believed: R$ 1.000.000,00. */
export const MOST_CENTS = 100_000_000

/** Whole centavos: a number in JSON, a bigint in code. Names of such fields end in `Cents`. */
export const cents = z.pipe(
  z.int('Informe o valor em centavos inteiros.').check(z.gte(-MOST_CENTS), z.lte(MOST_CENTS)),
  z.transform((n: number) => BigInt(n)),
)

/** A sum that may grow without the limit of one amount (turnover, all-time earnings). */
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
