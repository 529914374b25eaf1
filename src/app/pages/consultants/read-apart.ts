import type { Api } from '#browser/api.ts'
import { type ConsultantCard, listPresent, listPrograms } from '#domains/consultants/contract.ts'
import { listNextHours } from '#domains/scheduling/hours/contract.ts'
import type { NextPeople } from './apart-from-people.tsx'

/**
 * Undefined while somebody is online. `isSeen`: whether somebody was seen online already; nobody else is asked then.
 */
export async function nextPeopleUnless(isSeen: boolean, api: Api): Promise<NextPeople | undefined> {
  if (isSeen) return undefined
  const present = await api(listPresent, {}).catch(() => undefined)
  if (!present || present.some(({ status }) => status === 'online')) return undefined
  const { next } = await api(listNextHours, {}).catch(() => ({ next: [] }))
  return { next, now: new Date() }
}

/** None where they cannot be read: a page of people does not fail for them. */
export const readPrograms = (api: Api) => api(listPrograms, {}).catch((): ConsultantCard[] => [])
