import { expect, test } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'

/** A page with a manual clock and reads that end by hand. */
function page({ random = 0.5, isSeen = true } = {}) {
  const timers: { act: () => void; ms: number }[] = []
  const unseen: (() => void)[] = []
  const endings: ((ok: boolean) => void)[] = []
  const read = () => new Promise<void>((done, fail) => endings.push((ok) => (ok ? done() : fail(new Error('offline')))))
  const timer = {
    later: (act: () => void, ms: number) => timers.push({ act, ms }),
    random: () => random,
    whenSeen: (act: () => void) => (isSeen ? act() : void unseen.push(act)),
  }
  const end = async (ok = true) => {
    endings.at(-1)!(ok)
    await Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => Promise.resolve())
  }
  const requestRead = coalesceReads(timer)
  return {
    request: (what = read) => requestRead(what),
    timers,
    unseen,
    readCount: () => endings.length,
    pass: () => timers.shift()!.act(),
    end,
  }
}

test('a hundred requests lead to one read at a random moment within two seconds', () => {
  const delays = [0, 0.5, 0.999].map((random) => {
    const { request, timers, pass, readCount } = page({ random })
    for (let n = 0; n < 100; n++) request()
    expect(timers).toHaveLength(1)
    const [{ ms } = { ms: 0 }] = timers
    pass()
    expect(readCount()).toBe(1)
    return Math.round(ms)
  })
  expect(delays).toEqual([300, 1150, 1998])
})

test('requests during a read lead to one more read after it', async () => {
  const { request, timers, pass, end, readCount } = page()
  request()
  pass()
  for (let n = 0; n < 3; n++) request()
  expect(timers).toHaveLength(0)
  await end()
  expect(timers).toHaveLength(1)
  pass()
  await end()
  expect([readCount(), timers.length]).toEqual([2, 0])
})

test('a page in the background reads when it becomes visible', () => {
  const { request, pass, unseen, readCount } = page({ isSeen: false })
  request()
  pass()
  request()
  expect([readCount(), unseen.length]).toEqual([0, 1])
  unseen[0]!()
  expect(readCount()).toBe(1)
})

test('a failed read is not repeated until the next request', async () => {
  const { request, timers, pass, end, readCount } = page()
  request()
  pass()
  await end(false)
  expect(timers).toHaveLength(0)
  request()
  pass()
  expect(readCount()).toBe(2)
})

test('the latest requested read is the one that runs', () => {
  const { request, pass, readCount } = page()
  let isRead = false
  request()
  request(async () => void (isRead = true))
  pass()
  expect([isRead, readCount()]).toEqual([true, 0])
})
