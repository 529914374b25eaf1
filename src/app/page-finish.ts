import { createContext } from 'react-router'

/** The last hand on a page as text, before it travels; it may add headers. */
export type PageFinish = (html: string, headers: Headers) => string

export const pageFinish = createContext<PageFinish>((html) => html)
