import { createContext } from 'react-router'

/** An unguessable value for one rendering: scripts that carry it come from the renderer and not from user content. */
export const scriptNonce = createContext<string | undefined>(undefined)
