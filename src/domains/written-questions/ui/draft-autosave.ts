/** The state of a draft: saved, being saved, not saved (server unreachable), or changed elsewhere meanwhile. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict'

type AutosavePorts = {
  /** The stored text, and how often it was saved. */
  saved: string
  draftVersion: number
  save: (text: string, draftVersion: number) => Promise<{ draftVersion: number }>
  isConflict: (error: unknown) => boolean
  /** Runs it after a pause in typing. */
  later: (act: () => void) => void
  onSaveState: (saveState: SaveState) => void
}

/** Saves a draft as it is written: one save at a time, the latest text last, and never over a change made elsewhere. */
export function draftAutosave({ saved, draftVersion, save, isConflict, later, onSaveState }: AutosavePorts) {
  let [wanted, stored, number, isSaving] = [saved, saved, draftVersion, false]
  const flush = async (): Promise<void> => {
    if (isSaving || wanted === stored) return
    isSaving = true
    const text = wanted
    try {
      number = (await save(text, number)).draftVersion
      stored = text
    } catch (error) {
      onSaveState(isConflict(error) ? 'conflict' : 'unsaved')
      return
    } finally {
      isSaving = false
    }
    onSaveState(wanted === stored ? 'saved' : 'saving')
    await flush()
  }
  return {
    write(text: string) {
      wanted = text
      onSaveState(text === stored ? 'saved' : 'saving')
      later(() => void flush())
    },
    /** Saves at once: the page is being left, or the connection is back. */
    flush,
    /** The writer has seen the stored text and keeps their own. */
    async keepMine(there: { text: string; draftVersion: number }) {
      ;[stored, number] = [there.text, there.draftVersion]
      await flush()
      if (wanted === stored) onSaveState('saved')
    },
    /** The writer takes the stored text. */
    takeTheirs(there: { text: string; draftVersion: number }) {
      ;[wanted, stored, number] = [there.text, there.text, there.draftVersion]
      onSaveState('saved')
    },
  }
}
