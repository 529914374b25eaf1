import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { getMyApplicationStatus } from '../application-status/contract.ts'
import { readVacation } from '../vacation/contract.ts'

/** By what share the reader, a consultant, earns; undefined while it is not known. */
export const useOwnTier = () => useQuery(apiQuery(getMyApplicationStatus, {})).data?.profile?.tier

/** The days of the reader's vacation, on or planned. */
export const useOwnVacation = () => useQuery({ ...apiQuery(readVacation, {}), staleTime: 0 }).data?.days ?? undefined
