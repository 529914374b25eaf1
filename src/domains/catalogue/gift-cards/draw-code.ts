import { randomInt } from 'node:crypto'
import { CODE_LETTERS } from '#shared/code-letters.ts'
import { codeOf, DRAWN_LETTERS } from './code.rules.ts'

/** A code that nobody guesses: 74 bits. */
export const drawCode = () => codeOf(Array.from({ length: DRAWN_LETTERS }, () => randomInt(CODE_LETTERS.length)))
