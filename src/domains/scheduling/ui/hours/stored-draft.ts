import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'
import type { Schedule } from '../../slots.rules.ts'

const KEY = 'agenda'

/** Keeps what is drawn and not saved in this tab, for this consultant and on what was saved then. */
export const storeSchedule = (personId: string, saved: Schedule, draft: Schedule) => {
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  storeDraft(KEY, isChanged ? JSON.stringify({ personId, saved, draft }) : '')
}

/** What this consultant drew in this tab, unless something else was saved since; otherwise the saved hours. */
export function loadSchedule(personId: string, saved: Schedule): Schedule {
  try {
    const kept = JSON.parse(loadDraft(KEY))
    return kept.personId === personId && JSON.stringify(kept.saved) === JSON.stringify(saved) ? kept.draft : saved
  } catch {
    return saved
  }
}
