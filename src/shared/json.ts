/** Serialises to JSON: bigint as a whole number, Date as its ISO string. */
export function toJson(value: unknown): string {
  try {
    // Without a replacer it is three times as fast, and most answers contain no bigint.
    return JSON.stringify(value)
  } catch {
    return JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? Number(part) : part))
  }
}

const WHOLE = /^(0|-?[1-9]\d{0,15})$/
/** A name that ends so may also be written with an escape. */
const MAY_NAME_AMOUNTS = /Cents|\\u/
/** A text of this length nests no deeper than its readers can walk; what does, the parser with a reviver refuses. */
const SHALLOW_LENGTH = 2_048

/** Parses JSON; throws SyntaxError for an amount that is not written as a plain whole number (`10.0`, `1e3`). */
export function fromJson(text: string): unknown {
  // Without a reviver it is three times as fast, and most of what arrives is short and names no amount.
  if (text.length <= SHALLOW_LENGTH && !MAY_NAME_AMOUNTS.test(text)) return JSON.parse(text)
  return JSON.parse(text, function (this: unknown, key: string, part: unknown, context?: { source?: string }) {
    if (key.endsWith('Cents') && typeof part === 'number' && !WHOLE.test(context?.source ?? '')) {
      throw new SyntaxError(`${key} must be a whole number of centavos`)
    }
    return part
  } as (key: string, part: unknown) => unknown)
}
