import { createContext } from 'react-router'
import { encodePage, type PagePieces } from './page-pieces.ts'

/** The last step of rendering, which may add headers. Returns the page's bytes, or null when it sent them itself. */
export type FinishPage = (page: PagePieces, headers: Headers) => Uint8Array<ArrayBuffer> | null

export const finishPage = createContext<FinishPage>(encodePage)
