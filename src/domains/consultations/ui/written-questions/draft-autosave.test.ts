import { expect, test } from 'vitest'
import { draftAutosave, type SaveState } from './draft-autosave.ts'

/** A server with one draft on it, and a writer whose pauses are made by hand. */
function aDraft({ saved = '', draftVersion = 0 } = {}) {
  const there = { text: saved, draftVersion }
  const told: SaveState[] = []
  const waiting: (() => void)[] = []
  let isAway = false
  const save = async (text: string, known: number) => {
    await Promise.resolve()
    if (isAway) throw new Error('away')
    if (known !== there.draftVersion) throw new Error('conflict')
    Object.assign(there, { text, draftVersion: there.draftVersion + 1 })
    return { draftVersion: there.draftVersion }
  }
  const autosave = draftAutosave({
    saved,
    draftVersion,
    save,
    isConflict: (error) => (error as Error).message === 'conflict',
    later: (act) => void (waiting[0] = act),
    onSaveState: (saveState) => void told.push(saveState),
  })
  const pause = async () => {
    waiting[0]?.()
    for (let n = 0; n < 20; n++) await Promise.resolve()
  }
  return { there, told, autosave, pause, away: (is: boolean) => void (isAway = is) }
}

test('what is typed in one breath is one save', async () => {
  const { there, told, autosave, pause } = aDraft()
  for (const text of ['D', 'De', 'Devo']) autosave.write(text)
  await pause()
  expect(there).toEqual({ text: 'Devo', draftVersion: 1 })
  expect(told).toEqual(['saving', 'saving', 'saving', 'saved'])
})

test('words typed while others are being saved follow them', async () => {
  const { there, told, autosave, pause } = aDraft()
  autosave.write('Devo')
  const first = autosave.flush()
  autosave.write('Devo ir')
  await first
  await pause()
  expect(there).toEqual({ text: 'Devo ir', draftVersion: 2 })
  expect(told.at(-1)).toBe('saved')
})

test('without a line it says so, and brings everything when the line is back', async () => {
  const { there, told, autosave, pause, away } = aDraft()
  away(true)
  autosave.write('Devo ir')
  await pause()
  expect([told.at(-1), there.text]).toEqual(['unsaved', ''])
  away(false)
  await autosave.flush()
  expect([told.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})

test('another tab wrote meanwhile: nothing is written over it before somebody decided', async () => {
  const { there, told, autosave, pause } = aDraft({ saved: 'Devo', draftVersion: 1 })
  Object.assign(there, { text: 'Da outra aba', draftVersion: 2 })
  autosave.write('Devo ir')
  await pause()
  expect([told.at(-1), there.text]).toEqual(['conflict', 'Da outra aba'])
  await autosave.keepMine(there)
  expect([told.at(-1), there.text, there.draftVersion]).toEqual(['saved', 'Devo ir', 3])
  autosave.takeTheirs({ text: 'Outra vez', draftVersion: 3 })
  await autosave.flush()
  expect([told.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})
