/** How a draft stands: stored with us, on its way there, not reached, or changed elsewhere meanwhile. */
export type Standing = 'saved' | 'writing' | 'unsaved' | 'moved'

type Given = {
  /** The words that are stored, and how often they were saved. */
  saved: string
  saves: number
  save: (text: string, saves: number) => Promise<{ saves: number }>
  hasMoved: (error: unknown) => boolean
  /** Does it when nobody has typed for a moment. */
  later: (act: () => void) => void
  onStanding: (standing: Standing) => void
}

/**
 * Brings what is being written to the server: one save at a time, the latest words last, nothing over somebody else's.
 */
export function draftKeeper({ saved, saves, save, hasMoved, later, onStanding }: Given) {
  let [wanted, stored, number, isSaving] = [saved, saved, saves, false]
  const bring = async (): Promise<void> => {
    if (isSaving || wanted === stored) return
    isSaving = true
    const words = wanted
    try {
      number = (await save(words, number)).saves
      stored = words
    } catch (error) {
      onStanding(hasMoved(error) ? 'moved' : 'unsaved')
      return
    } finally {
      isSaving = false
    }
    onStanding(wanted === stored ? 'saved' : 'writing')
    await bring()
  }
  return {
    write(text: string) {
      wanted = text
      onStanding(text === stored ? 'saved' : 'writing')
      later(() => void bring())
    },
    /** At once: the page is being left, or the line is back. */
    bring,
    /** The writer has seen what stands there now, and keeps the own words. */
    async keepMine(there: { text: string; saves: number }) {
      ;[stored, number] = [there.text, there.saves]
      await bring()
      if (wanted === stored) onStanding('saved')
    },
    /** The writer takes what stands there now. */
    takeTheirs(there: { text: string; saves: number }) {
      ;[wanted, stored, number] = [there.text, there.text, there.saves]
      onStanding('saved')
    },
  }
}
