import type { Outbox } from './room/messages/outbox.ts'

const memory = new Map<string, string>()

/** Kept for this tab: in memory, and through a reload where the browser lets us. */
function store(key: string, text: string) {
  memory.set(key, text)
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still has the memory of this page.
  }
}

function load(key: string): string {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const draftKey = (roomId: string) => `rascunho:${roomId}`
const outboxKey = (roomId: string) => `saida:${roomId}`

/** What is being written in a room and was not sent yet. */
export const loadDraft = (roomId: string) => load(draftKey(roomId))
export const storeDraft = (roomId: string, text: string) => store(draftKey(roomId), text)

/** What was sent from this tab and not shown by the room yet. */
export function loadOutbox(roomId: string): Outbox {
  try {
    return JSON.parse(load(outboxKey(roomId)) || '[]') as Outbox
  } catch {
    return []
  }
}
export const storeOutbox = (roomId: string, outbox: Outbox) =>
  store(outboxKey(roomId), outbox.length > 0 ? JSON.stringify(outbox) : '')
