import { loadTabText, storeTabText } from '#browser/tab-texts.ts'

const keyOf = (drawId: string) => `question:${drawId}`

/** Keeps the question of a draw in this tab, so that signing in afterwards does not lose it. */
export function saveTabQuestion(drawId: string, question: string) {
  if (question.trim()) storeTabText(keyOf(drawId), question.trim())
}

/** Undefined: no question was asked, or not in this tab. */
export const findTabQuestion = (drawId: string) => loadTabText(keyOf(drawId)) || undefined
