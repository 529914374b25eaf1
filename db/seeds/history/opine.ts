import type { PlantedConsultant } from '../consultants.ts'
import type { Dice } from '../dice.ts'
import { complaints, lukewarm, praise, praiseBySpecialty, thanks } from '../opinions.ts'
import type { Opinion } from './conversation.ts'

const HOUR_S = 3_600

/** What clients will say, each sentence once; when the sentences are used up, stars alone. */
export function opinions(luck: Dice) {
  const bySpecialty = new Map(
    Object.entries(praiseBySpecialty).map(([specialty, texts]) => [specialty, luck.shuffled(texts)]),
  )
  const [anybody, threes, bad] = [luck.shuffled(praise), luck.shuffled(lukewarm), luck.shuffled(complaints)]

  const words = ({ specialties: [specialty] }: PlantedConsultant) => {
    if (luck.chance(0.2)) return ''
    return (
      (luck.chance(0.75) && bySpecialty.get(specialty)!.pop()) ||
      anybody.pop() ||
      bySpecialty.get(specialty)!.pop() ||
      ''
    )
  }

  return function opine(consultant: PlantedConsultant): Opinion | undefined {
    const afterS = luck.between(4 * 60, 5 * HOUR_S)
    const roll = luck.next()
    if (roll < 0.3) return undefined
    if (roll < 0.33) {
      const complaint = bad.pop()
      if (complaint)
        return {
          stars: complaint.stars,
          text: complaint.text,
          afterS,
          answer: { text: complaint.answer, afterS: luck.between(HOUR_S, 9 * HOUR_S) },
        }
    }
    if (roll < 0.39) return { stars: 3, text: threes.pop() ?? '', afterS }
    const text = words(consultant)
    const answer =
      text && luck.chance(0.25) ? { text: luck.pick(thanks), afterS: luck.between(HOUR_S, 12 * HOUR_S) } : undefined
    return { stars: luck.chance(0.72) ? 5 : 4, text, afterS, ...(answer && { answer }) }
  }
}
