import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { readVacation } from '../vacation/contract.ts'

/** The days of the reader's vacation, on or planned. */
export const useOwnVacation = () => useQuery({ ...apiQuery(readVacation, {}), staleTime: 0 }).data?.days ?? undefined
