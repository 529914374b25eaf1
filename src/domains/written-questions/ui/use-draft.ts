import { useEffect, useState } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { readQuestion, saveDraft, type Question } from '../contract.ts'
import { storeDraft, loadDraft } from '#domains/consultations/ui/tab-storage.ts'
import { draftAutosave, type SaveState } from './draft-autosave.ts'

const PAUSE_MS = 1_000
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'questions.draft_conflict'
const ownText = ({ you, question, answer }: Question) => (you === 'client' ? question : answer)

/** Saves one question's draft on the server, and drops this tab's copy once it is saved. */
function autosaveOf(q: Question, notify: (saveState: SaveState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const autosave = draftAutosave({
    saved: ownText(q),
    draftVersion: q.draftVersion,
    save: (text, draftVersion) => browserApi(saveDraft, { id: q.id, text, draftVersion }),
    isConflict,
    later(act) {
      stop()
      timer = setTimeout(act, PAUSE_MS)
    },
    onSaveState(now) {
      notify(now)
      if (now === 'saved') storeDraft(q.id, '')
    },
  })
  return { ...autosave, stop }
}

/**
 * The reader's draft for a question: saved on the server while it is typed, and in this tab until then. Unsaved text is
 * restored after a reload.
 */
export function useDraft(q: Question) {
  const [text, setText] = useState(() => loadDraft(q.id) || ownText(q))
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [autosave] = useState(() => autosaveOf(q, setSaveState))
  const { id } = q

  useEffect(() => {
    const kept = loadDraft(id)
    if (kept) autosave.write(kept)
    const flush = () => void autosave.flush()
    addEventListener('online', flush)
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', flush)
      autosave.stop()
      flush()
    }
  }, [autosave, id])

  const there = async () => {
    const now = await browserApi(readQuestion, { id })
    return { text: ownText(now), draftVersion: now.draftVersion }
  }
  return {
    text,
    saveState,
    write(words: string) {
      setText(words)
      storeDraft(id, words)
      autosave.write(words)
    },
    retry: () => void autosave.flush(),
    keepMine: async () => autosave.keepMine(await there()),
    async takeTheirs() {
      const now = await there()
      setText(now.text)
      autosave.takeTheirs(now)
    },
    /** Sent: there is no draft any more. */
    forget() {
      autosave.stop()
      autosave.takeTheirs({ text, draftVersion: 0 })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
