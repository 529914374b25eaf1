/** The first and the last id. */
export type IdRange = { from: string; to: string }

const uuid = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')

/** All ids that begin so: the number of an order is the beginning of its id. What is no number holds none. */
export function idsBeginning(number: string): IdRange {
  const hex = number.replaceAll(/[^0-9A-Za-z]/g, '').toLowerCase()
  return /^[0-9a-f]{1,32}$/.test(hex)
    ? { from: uuid(hex.padEnd(32, '0')), to: uuid(hex.padEnd(32, 'f')) }
    : { from: uuid('f'.repeat(32)), to: uuid('0'.repeat(32)) }
}
