import { expect, test } from 'vitest'
import { draftKeeper, type Standing } from './draft-keeper.ts'

/** A server with one draft on it, and a writer whose pauses are made by hand. */
function desk({ saved = '', saves = 0 } = {}) {
  const there = { text: saved, saves }
  const told: Standing[] = []
  const waiting: (() => void)[] = []
  let isAway = false
  const save = async (text: string, known: number) => {
    await Promise.resolve()
    if (isAway) throw new Error('away')
    if (known !== there.saves) throw new Error('moved')
    Object.assign(there, { text, saves: there.saves + 1 })
    return { saves: there.saves }
  }
  const keeper = draftKeeper({
    saved,
    saves,
    save,
    hasMoved: (error) => (error as Error).message === 'moved',
    later: (act) => void (waiting[0] = act),
    onStanding: (standing) => void told.push(standing),
  })
  const pause = async () => {
    waiting[0]?.()
    for (let n = 0; n < 20; n++) await Promise.resolve()
  }
  return { there, told, keeper, pause, away: (is: boolean) => void (isAway = is) }
}

test('what is typed in one breath is one save', async () => {
  const { there, told, keeper, pause } = desk()
  for (const text of ['D', 'De', 'Devo']) keeper.write(text)
  await pause()
  expect(there).toEqual({ text: 'Devo', saves: 1 })
  expect(told).toEqual(['writing', 'writing', 'writing', 'saved'])
})

test('words typed while others are being saved follow them', async () => {
  const { there, told, keeper, pause } = desk()
  keeper.write('Devo')
  const first = keeper.bring()
  keeper.write('Devo ir')
  await first
  await pause()
  expect(there).toEqual({ text: 'Devo ir', saves: 2 })
  expect(told.at(-1)).toBe('saved')
})

test('without a line it says so, and brings everything when the line is back', async () => {
  const { there, told, keeper, pause, away } = desk()
  away(true)
  keeper.write('Devo ir')
  await pause()
  expect([told.at(-1), there.text]).toEqual(['unsaved', ''])
  away(false)
  await keeper.bring()
  expect([told.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})

test('another tab wrote meanwhile: nothing is written over it before somebody decided', async () => {
  const { there, told, keeper, pause } = desk({ saved: 'Devo', saves: 1 })
  Object.assign(there, { text: 'Da outra aba', saves: 2 })
  keeper.write('Devo ir')
  await pause()
  expect([told.at(-1), there.text]).toEqual(['moved', 'Da outra aba'])
  await keeper.keepMine(there)
  expect([told.at(-1), there.text, there.saves]).toEqual(['saved', 'Devo ir', 3])
  keeper.takeTheirs({ text: 'Outra vez', saves: 3 })
  await keeper.bring()
  expect([told.at(-1), there.text]).toEqual(['saved', 'Devo ir'])
})
