import { createContext } from 'react-router'

/**
 * A word nobody can guess, made for one rendering: scripts that carry it were written by the renderer and not by
 * somebody's text.
 */
export const scriptNonce = createContext<string | undefined>(undefined)
