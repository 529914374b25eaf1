import { budgeted } from '#domains/accounts/index.ts'
import { serve, type Route } from '#platform/http.ts'
import { profileSwitch } from '../rules.ts'
import * as contract from './contract.ts'
import { readAnswerTerms } from './read-answer-terms.ts'
import { setAnswerTerms } from './set-answer-terms.ts'

export const answerTermsEndpoints: Route[] = [
  serve(contract.readAnswerTerms, ({ db, viewer, now }) => readAnswerTerms(db, viewer.id, now)),
  serve(
    contract.setAnswerTerms,
    budgeted(profileSwitch('answers'), async ({ db, viewer, input: { priceCents, ...terms }, now }) => {
      await setAnswerTerms(db, { ...terms, price: priceCents, consultantId: viewer.id, now })
      return readAnswerTerms(db, viewer.id, now)
    }),
  ),
]
