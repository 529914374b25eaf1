import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'

/** A note as it is typed, and the version that it was typed on. */
export type NoteDraft = { version: number; text: string; tags: readonly string[] }
type Place = { consultantId: string; clientId: string }

const keyOf = ({ clientId }: Place) => `nota-${clientId}`

/** Keeps what is typed and not saved in this tab, for this consultant. Undefined: nothing is left to save. */
export const storeNoteDraft = ({ consultantId, clientId }: Place, draft: NoteDraft | undefined) =>
  storeDraft(keyOf({ consultantId, clientId }), draft ? JSON.stringify({ consultantId, ...draft }) : '')

/** What this consultant typed in this tab, on the version that it was typed on; otherwise the note as it is saved. */
export function loadNoteDraft(place: Place, saved: NoteDraft): NoteDraft {
  try {
    const { consultantId, ...draft } = JSON.parse(loadDraft(keyOf(place)))
    return consultantId === place.consultantId ? draft : saved
  } catch {
    return saved
  }
}
