import { reaisOf } from './reais.ts'

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
