import { expect, test } from 'vitest'
import { draftAutosave, type SaveState } from './draft-autosave.ts'

/** A server with one draft, and a writer whose pauses are triggered by the test. */
function aDraft({ saved = '', draftVersion = 0 } = {}) {
  const there = { text: saved, draftVersion }
  const saveStates: SaveState[] = []
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
    onSaveState: (saveState) => void saveStates.push(saveState),
  })
  const pause = async () => {
    waiting[0]?.()
    for (let n = 0; n < 20; n++) await Promise.resolve()
  }
  return { there, saveStates, autosave, pause, away: (is: boolean) => void (isAway = is) }
}

test('saves text typed without a pause once', async () => {
  const { there, saveStates, autosave, pause } = aDraft()
  for (const text of ['D', 'De', 'Devo']) autosave.write(text)
  await pause()
  expect(there).toEqual({ text: 'Devo', draftVersion: 1 })
  expect(saveStates).toEqual(['saving', 'saving', 'saving', 'saved'])
})

test('saves text that is typed during a save afterwards', async () => {
  const { there, saveStates, autosave, pause } = aDraft()
  autosave.write('Devo')
  const first = autosave.flush()
  autosave.write('Devo ir')
  await first
  await pause()
  expect(there).toEqual({ text: 'Devo ir', draftVersion: 2 })
  expect(saveStates.at(-1)).toBe('saved')
})

test('reports an unsaved draft without a connection, and saves it when the connection is back', async () => {
  const { there, saveStates, autosave, pause, away } = aDraft()
  away(true)
  autosave.write('Devo ir')
  await pause()
  expect([saveStates.at(-1), there.text]).toEqual(['unsaved', ''])
  away(false)
  await autosave.flush()
  expect([saveStates.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})

test('does not overwrite another tab’s draft before the writer decides', async () => {
  const { there, saveStates, autosave, pause } = aDraft({ saved: 'Devo', draftVersion: 1 })
  Object.assign(there, { text: 'Da outra aba', draftVersion: 2 })
  autosave.write('Devo ir')
  await pause()
  expect([saveStates.at(-1), there.text]).toEqual(['conflict', 'Da outra aba'])
  await autosave.keepMine(there)
  expect([saveStates.at(-1), there.text, there.draftVersion]).toEqual(['saved', 'Devo ir', 3])
  autosave.takeTheirs({ text: 'Outra vez', draftVersion: 3 })
  await autosave.flush()
  expect([saveStates.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})
