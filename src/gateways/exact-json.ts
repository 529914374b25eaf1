import { z } from 'zod'
import type { Centavos } from '#shared/money.ts'

const REAIS = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** Reais as JSON writes them → centavos: "49.9" is 4990. Undefined when it is no valid amount. */
export function centavosOf(written: string): Centavos | undefined {
  const [, whole, places = ''] = REAIS.exec(written) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
}

/** An amount in what was read: reais there, centavos here. */
export const reaisAmount = z
  .string()
  .transform((written, checks) => centavosOf(written) ?? (checks.addIssue('no amount of money'), z.NEVER))

/** Centavos → reais with two decimals: 4990 is "49.90". Never negative. */
export const reaisOf = (amount: Centavos) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

/** What the engine supports and TypeScript's types lack: reading and writing the source text of a number. */
type ExactJson = {
  parse: (text: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
  rawJSON: (text: string) => unknown
}
const exact = JSON as unknown as ExactJson

/**
 * Parses JSON with every number as its source text, so that no amount and no long id becomes a float. Undefined: it is
 * no JSON.
 */
export function readJson(text: string): unknown {
  try {
    return exact.parse(text, (_key, value, { source }) => (typeof value === 'number' ? source : value))
  } catch {
    return undefined
  }
}

/** Writes JSON; a bigint is an amount in centavos and is written as reais with two decimals. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, given: unknown) => (typeof given === 'bigint' ? exact.rawJSON(reaisOf(given)) : given))
