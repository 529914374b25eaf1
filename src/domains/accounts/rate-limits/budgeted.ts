import type { Sql } from '#platform/db.ts'
import type { Call } from '#platform/http.ts'
import { Refusal } from '#shared/refusal.ts'
import { keyOf, refusedUntil } from './attempts.ts'
import { networkOf, type RateLimit } from './rules.ts'
import { recordAttempts, returnAttempts } from './sql.ts'

/** How often somebody may reach others; with `per`, each of whom this field of the input names. */
export type Budget = RateLimit & { per?: string }

type Spending = Pick<Call<unknown>, 'db' | 'now' | 'viewer' | 'address' | 'input'>

const keysOf = (budgets: readonly Budget[], who: string, input: unknown) =>
  budgets.map((budget) =>
    keyOf(budget, budget.per ? `${who} ${String((input as Record<string, unknown>)[budget.per])}` : who),
  )

/**
 * An act that reaches other people spends an attempt from each of its budgets (law 13): those of the person, or of the
 * network when nobody is signed in. What a rule refuses reaches nobody, and gives them back. Refuses
 * `too_many_attempts`.
 */
export const budgeted =
  <C extends Spending, A>(budgets: readonly Budget[], act: (call: C) => A | Promise<A>) =>
  async (call: C): Promise<A> => {
    const { db, now, viewer, address, input } = call
    const keys = keysOf(budgets, viewer?.id ?? networkOf(address), input)
    const windows = await recordAttempts(db, keys, { now, windowsMs: budgets.map(({ windowMs }) => windowMs) })
    try {
      const over = windows.filter(({ spent }, n) => spent > budgets[n]!.most)
      if (over.length > 0) throw refusedUntil(over, now)
      return await act(call)
    } catch (error) {
      if (error instanceof Refusal) await returnAttempts(db, keys)
      throw error
    }
  }

/** Gives back what an act of somebody spent that was welcome. `input`: the fields that the budgets name. */
export const returnSpent = (db: Sql, budgets: readonly Budget[], personId: string, input: object) =>
  returnAttempts(db, keysOf(budgets, personId, input))
