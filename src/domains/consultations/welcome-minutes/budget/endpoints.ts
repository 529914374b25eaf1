import { type Route, serve } from '#platform/http.ts'
import { readWelcomeBudget, setWelcomeBudget } from './contract.ts'
import { readBudget, setBudget } from './set-budget.ts'

export const welcomeBudgetEndpoints: Route[] = [
  serve(readWelcomeBudget, ({ db, now }) => readBudget(db, now)),
  serve(setWelcomeBudget, async ({ db, clock, viewer, input }) => {
    await setBudget(db, { ...input, by: viewer.id, clock })
    return readBudget(db, await clock(db))
  }),
]
