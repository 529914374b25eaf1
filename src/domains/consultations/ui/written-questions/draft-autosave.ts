/** How a draft stands: stored with us, on its way there, not reached, or changed elsewhere meanwhile. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'conflict'

type AutosavePorts = {
  /** The words that are stored, and how often they were saved. */
  saved: string
  draftVersion: number
  save: (text: string, draftVersion: number) => Promise<{ draftVersion: number }>
  isConflict: (error: unknown) => boolean
  /** Does it when nobody has typed for a moment. */
  later: (act: () => void) => void
  onSaveState: (saveState: SaveState) => void
}

/**
 * Brings what is being written to the server: one save at a time, the latest words last, nothing over somebody else's.
 */
export function draftAutosave({ saved, draftVersion, save, isConflict, later, onSaveState }: AutosavePorts) {
  let [wanted, stored, number, isSaving] = [saved, saved, draftVersion, false]
  const flush = async (): Promise<void> => {
    if (isSaving || wanted === stored) return
    isSaving = true
    const words = wanted
    try {
      number = (await save(words, number)).draftVersion
      stored = words
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
    /** At once: the page is being left, or the line is back. */
    flush,
    /** The writer has seen what stands there now, and keeps the own words. */
    async keepMine(there: { text: string; draftVersion: number }) {
      ;[stored, number] = [there.text, there.draftVersion]
      await flush()
      if (wanted === stored) onSaveState('saved')
    },
    /** The writer takes what stands there now. */
    takeTheirs(there: { text: string; draftVersion: number }) {
      ;[wanted, stored, number] = [there.text, there.text, there.draftVersion]
      onSaveState('saved')
    },
  }
}
