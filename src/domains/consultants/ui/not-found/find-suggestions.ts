import type { Api } from '#browser/api.ts'
import type { OutputOf } from '#shared/contract.ts'
import { isUuid } from '#shared/uuid.ts'
import { type ConsultantCard, listPresent } from '../../contract.ts'
import { SPECIALTIES, type Specialty } from '../../rules.ts'
import { searchConsultants } from '../../search/contract.ts'
import { firstWords, wordsOf } from '../../search/rules.ts'

const SHOWN = 3
const LONGEST = 100

export type Suggestions = {
  /** Why these: the path names their specialty, it resembles their names, they are online, or none of these. */
  because: 'specialty' | 'names' | 'online' | 'here'
  specialty?: Specialty
  cards: ConsultantCard[]
  names: OutputOf<typeof searchConsultants>['similarNames']
}

/** What was typed in place of an id, as words; ids and numbers give none. */
export const typedWords = (typed: string) =>
  /\p{L}{2}/u.test(typed) && !isUuid(typed.toLowerCase()) ? firstWords(wordsOf(typed)) : []

/** Consultants to show instead of one who was not found, by what was typed in the URL. */
export async function findSuggestions(api: Api, typed: string): Promise<Suggestions> {
  const words = typedWords(typed)
  const specialty = SPECIALTIES.find((one) => one === words.join(' '))
  if (specialty) {
    const { consultants } = await api(searchConsultants, { specialty: [specialty] })
    return { because: 'specialty', specialty, cards: consultants.slice(0, SHOWN), names: [] }
  }
  if (words.length > 0) {
    const { consultants, similarNames } = await api(searchConsultants, {
      text: words.join(' ').slice(0, LONGEST).toWellFormed(),
    })
    if (consultants.length + similarNames.length > 0)
      return { because: 'names', cards: consultants.slice(0, SHOWN), names: similarNames }
  }
  const online = (await api(listPresent, {})).filter(({ status }) => status === 'online')
  if (online.length > 0) return { because: 'online', cards: online.slice(0, SHOWN), names: [] }
  const { consultants } = await api(searchConsultants, {})
  return { because: 'here', cards: consultants.slice(0, SHOWN), names: [] }
}
