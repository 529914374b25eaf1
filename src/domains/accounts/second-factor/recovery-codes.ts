import { createHash, randomInt } from 'node:crypto'
import { CODE_LETTERS } from '#shared/code-letters.ts'

const LENGTH = 10
const HOW_MANY = 10

/** Ten codes of 49 bits, like `7KQ2M-X9R4T`. */
export const newRecoveryCodes = () =>
  Array.from({ length: HOW_MANY }, () => {
    const code = Array.from({ length: LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** The stored form of a code, however its letters and dash were typed. */
export const hashOfCode = (typed: string) =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest()
