import { createContext } from 'react'
import type { Status } from '../rules.ts'

/** How the badges of a list were told to stand, by consultant; undefined: nobody above reads for the whole list. */
export const ListStatusContext = createContext<ReadonlyMap<string, Status> | undefined>(undefined)
