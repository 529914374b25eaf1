import { pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Item } from '../../contract.ts'

export type Answers = NonNullable<ConsultantProfile['answers']>

/** What is received, what it costs with this consultant, and within how many hours it comes. */
export const offersOf = (items: readonly Item[], { priceCents, hours }: Answers) =>
  items.flatMap(({ slug, version, title, answerPercent, answerHours }) =>
    answerPercent === null
      ? []
      : [{ slug, version, title, price: pricedByAnswer(priceCents, answerPercent), hours: answerHours ?? hours }],
  )
export type AnswerOffer = ReturnType<typeof offersOf>[number]
