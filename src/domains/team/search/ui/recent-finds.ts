import { tabStorage } from '#browser/storage.ts'

/** Something that was opened from the search, in this tab. */
export type RecentFind = { title: string; detail: string; href: string }

const KEY = 'team-recent-finds'
const MOST = 6

export function listRecentFinds(): readonly RecentFind[] {
  try {
    return JSON.parse(tabStorage.get(KEY) ?? '[]') as RecentFind[]
  } catch {
    return []
  }
}

/** The latest first, each once. What was typed is not kept, because it may be a document. */
export const rememberFind = (find: RecentFind) =>
  tabStorage.set(
    KEY,
    JSON.stringify([find, ...listRecentFinds().filter(({ href }) => href !== find.href)].slice(0, MOST)),
  )
