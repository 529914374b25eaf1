import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeReceiptCode, receiptCodeOf } from './code.rules.ts'

test.each([
  ['0123-4567-89AB-CDEF', '0123-4567-89AB-CDEF'],
  ['0123456789abcdef', '0123-4567-89AB-CDEF'],
  [' o1z3 4567-89ab—cdef ', '01Z3-4567-89AB-CDEF'],
  ['OIL3456789ABCDEF', '0113-4567-89AB-CDEF'],
  ['0123-4567-89AB-CDE', undefined],
  ['0123-4567-89AB-CDEF-0', undefined],
  ['U123-4567-89AB-CDEF', undefined],
  ['', undefined],
])('normalizes %j to %j', (typed, code) => expect(normalizeReceiptCode(typed)).toBe(code))

test('every code encodes the first 80 bits of the hash and normalizes to itself', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const hash = Buffer.from(bytes).toString('hex')
      const code = receiptCodeOf(hash)
      const bits = Array.from(code.replaceAll('-', '')).reduce(
        (sum, letter) => sum * 32n + BigInt('0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter)),
        0n,
      )
      return normalizeReceiptCode(code.toLowerCase()) === code && bits === BigInt(`0x${hash.slice(0, 20)}`)
    }),
  )
})
