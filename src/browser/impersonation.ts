import { tabStorage } from './storage.ts'

/** Whom somebody of the team sees as in this tab, and until when (ISO 8601). */
export type SeenAs = { token: string; id: string; firstName: string; until: string }

const KEY = 'impersonation'

/** In other tabs they stay who they are. Undefined on the server, and for everybody else. */
export function seenAs(): SeenAs | undefined {
  const kept = tabStorage.get(KEY)
  return kept ? (JSON.parse(kept) as SeenAs) : undefined
}

export const seeAs = (given: SeenAs) => void tabStorage.set(KEY, JSON.stringify(given))
export const seeAsOneself = () => tabStorage.remove(KEY)

/** Forgets what this tab keeps, but not as whom it sees. */
export const clearTab = () => tabStorage.clear(KEY)
