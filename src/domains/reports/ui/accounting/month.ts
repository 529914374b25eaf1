import type { OutputOf } from '#shared/contract.ts'
import type { readBooksMonth } from '../../books/contract.ts'

/** One month of the books, as the parts of its page share it. */
export type Month = OutputOf<typeof readBooksMonth>
