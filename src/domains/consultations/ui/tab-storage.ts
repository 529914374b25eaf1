import { loadTabText as load, storeTabText as store } from '#browser/tab-texts.ts'
import type { Outbox } from './room/messages/outbox.ts'

const draftKey = (roomId: string) => `rascunho:${roomId}`
const outboxKey = (roomId: string) => `saida:${roomId}`

/** The unsent draft of a room. */
export const loadDraft = (roomId: string) => load(draftKey(roomId))
export const storeDraft = (roomId: string, text: string) => store(draftKey(roomId), text)

/** Messages sent from this tab that the room has not shown yet. */
export function loadOutbox(roomId: string): Outbox {
  try {
    return JSON.parse(load(outboxKey(roomId)) || '[]') as Outbox
  } catch {
    return []
  }
}
export const storeOutbox = (roomId: string, outbox: Outbox) =>
  store(outboxKey(roomId), outbox.length > 0 ? JSON.stringify(outbox) : '')

/** Above 0: the table lies open in this tab; below: it was closed after the event of that number. 0: never opened. */
export const loadTableChoice = (roomId: string) => Number(load(`mesa:${roomId}`)) || 0
export const storeTableChoice = (roomId: string, choice: number) => store(`mesa:${roomId}`, `${choice}`)

/** Whether microphone and camera were on in a call of this tab; undefined: it was in none. */
export function loadCallChoice(roomId: string): { isMuted: boolean; isCameraOn: boolean } | undefined {
  const stored = load(`chamada:${roomId}`)
  return stored ? { isMuted: stored.includes('mudo'), isCameraOn: stored.includes('camera') } : undefined
}
export const storeCallChoice = (roomId: string, { isMuted, isCameraOn }: { isMuted: boolean; isCameraOn: boolean }) =>
  store(`chamada:${roomId}`, `${isMuted ? 'mudo' : 'voz'} ${isCameraOn ? 'camera' : ''}`)
