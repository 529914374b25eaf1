const keyOf = (drawId: string) => `question:${drawId}`

/** The question of a draw stays in this tab, so that signing in afterwards does not lose it. */
export function saveTabQuestion(drawId: string, question: string) {
  try {
    if (question.trim()) sessionStorage.setItem(keyOf(drawId), question.trim())
  } catch {
    // A browser that keeps nothing still shows it while the page stands.
  }
}

/** Undefined: nothing was asked, or not in this tab. */
export function findTabQuestion(drawId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(drawId)) ?? undefined
  } catch {
    return undefined
  }
}
