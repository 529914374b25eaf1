import { z } from 'zod/mini'
import { deviceStorage } from '#browser/storage.ts'

/** What was typed and not kept yet, with the revision that it changes. */
type LocalDraft<F> = { base: number; fields: F }

const Stored = z.object({ base: z.int(), fields: z.looseObject({}) })

/** Each person's own, so that on a shared computer nobody goes on with what another one typed. */
const keyOf = (personId: string, id: string) => `content-draft:${personId}:${id}`

/** What this person typed here of this text, however the page was left; what is missing is as the server `kept` it. */
export function loadDraft<F extends object>(personId: string, id: string, kept: F): LocalDraft<F> | undefined {
  const text = deviceStorage.get(keyOf(personId, id))
  if (!text) return undefined
  try {
    const { base, fields } = Stored.parse(JSON.parse(text))
    return { base, fields: { ...kept, ...fields } }
  } catch {
    return undefined
  }
}

export const storeDraft = (personId: string, id: string, draft: LocalDraft<object>) =>
  void deviceStorage.set(keyOf(personId, id), JSON.stringify(draft))

export const forgetDraft = (personId: string, id: string) => deviceStorage.remove(keyOf(personId, id))

const NEW = 'content-new-article'

/** Under which id a new article is begun: the one that was begun here last, until it is kept. */
export function newArticleId(): string {
  const id = deviceStorage.get(NEW) ?? crypto.randomUUID()
  deviceStorage.set(NEW, id)
  return id
}

export const forgetNewArticle = (id: string) => void (deviceStorage.get(NEW) === id && deviceStorage.remove(NEW))
