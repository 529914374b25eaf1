const keyOf = (drawId: string) => `question:${drawId}`

/** Keeps the question of a draw in this tab, so that signing in afterwards does not lose it. */
export function saveTabQuestion(drawId: string, question: string) {
  try {
    if (question.trim()) sessionStorage.setItem(keyOf(drawId), question.trim())
  } catch {
    // Without session storage the question is kept only while the page is open.
  }
}

/** Undefined: no question was asked, or not in this tab. */
export function findTabQuestion(drawId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(drawId)) ?? undefined
  } catch {
    return undefined
  }
}
