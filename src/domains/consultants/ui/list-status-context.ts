import { createContext } from 'react'
import type { Status } from '../rules.ts'

/** The latest statuses of a list, by consultant; undefined: no ancestor reads them for a whole list. */
export const ListStatusContext = createContext<ReadonlyMap<string, Status> | undefined>(undefined)
