import { letterOf } from '../campaigns/letter.ts'
import type { LettersOf } from '../campaigns/send-context.ts'
import { horoscopeLetters } from './letters.ts'

/** What each reader of a campaign gets: the same text, or that of their sign. */
export const lettersOf: LettersOf = async (campaign, site) => {
  if (campaign.list === 'newsletter') {
    const letter = await letterOf(campaign, site)
    return () => letter
  }
  const rhythm = campaign.segment === 'weekly' ? 'weekly' : 'daily'
  const letters = await horoscopeLetters({ rhythm, at: campaign.startedAt }, site)
  return ({ sign }) => letters[sign ?? 0]!
}
