import { expect, test } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'

/** A page with a clock that is turned by hand, and a reading that ends when it is told to. */
function page({ random = 0.5, isSeen = true } = {}) {
  const waits: { act: () => void; ms: number }[] = []
  const unseen: (() => void)[] = []
  const endings: ((ok: boolean) => void)[] = []
  const read = () => new Promise<void>((done, fail) => endings.push((ok) => (ok ? done() : fail(new Error('offline')))))
  const timer = {
    later: (act: () => void, ms: number) => waits.push({ act, ms }),
    random: () => random,
    whenSeen: (act: () => void) => (isSeen ? act() : void unseen.push(act)),
  }
  const end = async (ok = true) => {
    endings.at(-1)!(ok)
    await Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => Promise.resolve())
  }
  const readSoon = coalesceReads(timer)
  return {
    news: (what = read) => readSoon(what),
    waits,
    unseen,
    readings: () => endings.length,
    pass: () => waits.shift()!.act(),
    end,
  }
}

test('a hundred words are one reading, at a random moment within two seconds', () => {
  const delays = [0, 0.5, 0.999].map((random) => {
    const { news, waits, pass, readings } = page({ random })
    for (let n = 0; n < 100; n++) news()
    expect(waits).toHaveLength(1)
    const [{ ms } = { ms: 0 }] = waits
    pass()
    expect(readings()).toBe(1)
    return Math.round(ms)
  })
  expect(delays).toEqual([300, 1150, 1998])
})

test('what is told during a reading is read once more after it', async () => {
  const { news, waits, pass, end, readings } = page()
  news()
  pass()
  for (let n = 0; n < 3; n++) news()
  expect(waits).toHaveLength(0)
  await end()
  expect(waits).toHaveLength(1)
  pass()
  await end()
  expect([readings(), waits.length]).toEqual([2, 0])
})

test('a page in the background reads when it is looked at again', () => {
  const { news, pass, unseen, readings } = page({ isSeen: false })
  news()
  pass()
  news()
  expect([readings(), unseen.length]).toEqual([0, 1])
  unseen[0]!()
  expect(readings()).toBe(1)
})

test('a reading that fails is not repeated until something is told again', async () => {
  const { news, waits, pass, end, readings } = page()
  news()
  pass()
  await end(false)
  expect(waits).toHaveLength(0)
  news()
  pass()
  expect(readings()).toBe(2)
})

test('what is read is what was wished last', () => {
  const { news, pass, readings } = page()
  let isRead = false
  news()
  news(async () => void (isRead = true))
  pass()
  expect([isRead, readings()]).toEqual([true, 0])
})
