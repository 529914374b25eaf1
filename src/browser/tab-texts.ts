const memory = new Map<string, string>()

/** Stores a text for this tab: in memory, and in session storage where the browser allows it. Empty removes it. */
export function storeTabText(key: string, text: string) {
  memory.set(key, text)
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without session storage the memory of this page is used.
  }
}

/** The text that was stored in this tab; empty: none. */
export function loadTabText(key: string): string {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Forgets all that was typed, asked and sent in this tab, whoever kept it: the next person reads none of it. */
export function forgetTabTexts() {
  memory.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Without session storage nothing else is kept.
  }
}
