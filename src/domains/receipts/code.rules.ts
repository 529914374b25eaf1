/** Before the first receipt of a chain. */
export const GENESIS_HASH = '0'.repeat(64)

/** Crockford's base 32: no I, L, O, U, so that a code can be read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_BITS = 80n

/**
 * The printed code of a receipt: the first 80 bits of its hash, in four groups, so that the code proves the content.
 */
export function receiptCodeOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, Number(CODE_BITS) / 4)}`)
  let code = ''
  for (let left = CODE_BITS; left > 0n; left -= 5n) {
    code = LETTERS[Number(bits & 31n)] + code
    bits >>= 5n
  }
  return grouped(code)
}

const grouped = (code: string) => code.match(/.{4}/g)!.join('-')

/** Normalizes a typed code: any case, with or without dashes, O for 0, I or L for 1. Undefined: not a code. */
export function normalizeReceiptCode(typed: string): string | undefined {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s–—-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? grouped(plain) : undefined
}
