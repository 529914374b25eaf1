import { reaisOf } from './reais.ts'

/** What the engine can do and its types do not tell yet: the source text of a number, read and written. */
type ExactJson = {
  parse: (text: string, revive: (key: string, value: unknown, context: { source?: string }) => unknown) => unknown
  rawJSON: (text: string) => unknown
}
const exact = JSON as unknown as ExactJson

/** Reads JSON with every number as the text it was written in, so that no amount and no long id ever is a float. */
export const readJson = (text: string): unknown =>
  exact.parse(text, (_key, value, { source }) => (typeof value === 'number' ? source : value))

/** Writes JSON; a bigint is an amount in centavos and becomes reais with two decimals. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, given: unknown) => (typeof given === 'bigint' ? exact.rawJSON(reaisOf(given)) : given))
