let known: Readonly<Record<string, string>> | undefined

/** Set by the server before each page: what the team has switched off, in words, by its name. */
export function setPaused(paused: Readonly<Record<string, string>>) {
  known = paused
}

/** For the page that carries it. Undefined: nothing is off. */
export const pausedAttribute = (): string | undefined => {
  if (!known) return typeof document === 'undefined' ? undefined : document.documentElement.dataset.paused
  return Object.keys(known).length > 0 ? JSON.stringify(known) : undefined
}

/** Why this is off, as people read it; undefined: it is on. Both sides read the same of a page. */
export function pausedWords(name: string): string | undefined {
  const carried = pausedAttribute()
  return carried ? (JSON.parse(carried) as Record<string, string>)[name] : undefined
}
