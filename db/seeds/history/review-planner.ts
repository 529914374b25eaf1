import type { SeededConsultant } from '../consultants.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { complaints, mixedReviews, praise, praiseBySpecialty, thankYouAnswers } from '../review-texts.ts'
import type { PlannedReview } from './past-consultation.ts'

const HOUR_S = 3_600

/** Chooses reviews, each text once; when the texts are used up, only stars. */
export function reviewPlanner(random: SeededRandom) {
  const bySpecialty = new Map(
    Object.entries(praiseBySpecialty).map(([specialty, texts]) => [specialty, random.shuffled(texts)]),
  )
  const [anybody, threes, bad] = [random.shuffled(praise), random.shuffled(mixedReviews), random.shuffled(complaints)]

  const words = ({ specialties: [specialty] }: SeededConsultant) => {
    if (random.chance(0.2)) return ''
    return (
      (random.chance(0.75) && bySpecialty.get(specialty)!.pop()) ||
      anybody.pop() ||
      bySpecialty.get(specialty)!.pop() ||
      ''
    )
  }

  return function planReview(consultant: SeededConsultant): PlannedReview | undefined {
    const afterS = random.between(4 * 60, 5 * HOUR_S)
    const roll = random.next()
    if (roll < 0.3) return undefined
    if (roll < 0.33) {
      const complaint = bad.pop()
      if (complaint)
        return {
          stars: complaint.stars,
          text: complaint.text,
          afterS,
          answer: { text: complaint.answer, afterS: random.between(HOUR_S, 9 * HOUR_S) },
        }
    }
    if (roll < 0.39) return { stars: 3, text: threes.pop() ?? '', afterS }
    const text = words(consultant)
    const answer =
      text && random.chance(0.25)
        ? { text: random.pick(thankYouAnswers), afterS: random.between(HOUR_S, 12 * HOUR_S) }
        : undefined
    return { stars: random.chance(0.72) ? 5 : 4, text, afterS, ...(answer && { answer }) }
  }
}
