import type { Centavos } from '#shared/money.ts'

const REAIS = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/

/** Reais in their JSON → centavos: "49.9" is 4990. Undefined when it is no valid amount. */
export function centavosOf(written: string): Centavos | undefined {
  const [, whole, places = ''] = REAIS.exec(written) ?? []
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'))
}

/** Centavos → reais with two decimals: 4990 is "49.90". Never negative. */
export const reaisOf = (amount: Centavos) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

/** What the engine supports and TypeScript's types lack: reading and writing the source text of a number. */
type ExactJson = {
  parse: (text: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
  rawJSON: (text: string) => unknown
}
const exact = JSON as unknown as ExactJson

/** Parses JSON with every number as its source text, so that no amount and no long id becomes a float. */
export const readJson = (text: string): unknown =>
  exact.parse(text, (_key, value, { source }) => (typeof value === 'number' ? source : value))

/** Writes JSON; a bigint is an amount in centavos and is written as reais with two decimals. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, given: unknown) => (typeof given === 'bigint' ? exact.rawJSON(reaisOf(given)) : given))

/** An instant as Mercado Pago parses it: with milliseconds and a numeric offset, not Z. */
export const formatInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')
