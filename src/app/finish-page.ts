import { createContext } from 'react-router'
import { encodePage, type PagePieces } from './page-pieces.ts'

/** The last hand on a page, which may add headers: answers its bytes, or null when it has passed them on by itself. */
export type FinishPage = (page: PagePieces, headers: Headers) => Uint8Array<ArrayBuffer> | null

export const finishPage = createContext<FinishPage>(encodePage)
