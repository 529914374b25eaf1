import { Refusal, refusals } from '#shared/refusal.ts'
import type { Sql } from '../db.ts'
import { findClosing } from './sql.ts'

const refuse = refusals('switches', {
  closed: [409, 'Isto está pausado agora. Tente de novo mais tarde.'],
})

/** Refuses, in the team's words, what it has switched off: read from the database, so that it holds at once. */
export async function guardSwitch(sql: Sql, name: string, at: Date) {
  const closing = await findClosing(sql, name, at)
  if (closing) throw refuseClosed(closing.words)
}

/** The refusal of what is off, in the team's words. */
export function refuseClosed(words: string): Refusal {
  const { code, status } = refuse('closed')
  return new Refusal(code, status, words)
}
