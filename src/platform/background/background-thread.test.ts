import { expect, test, vi } from 'vitest'
import type { SampleTasks } from '#test/support/sample-thread.ts'
import { BackgroundThread } from './background-thread.ts'

const SAMPLE = new URL('../../../test/support/sample-thread.ts', import.meta.url)
const start = (mostWaiting = 8) => new BackgroundThread<SampleTasks>(SAMPLE, mostWaiting)

test('answers in order, and an error of one task fails that one alone', async () => {
  const thread = start()
  const answers = await Promise.allSettled([
    thread.run('double', 2),
    thread.run('fail', 'no ink'),
    thread.run('double', 3),
  ])
  expect(answers).toMatchObject([{ value: 4 }, { status: 'rejected' }, { value: 6 }])
  expect((answers[1] as PromiseRejectedResult).reason.message).toContain('no ink')
})

test('refuses further tasks while as many as it may keep are waiting', async () => {
  const thread = start(2)
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const waiting = [thread.run('wait', gate), thread.run('double', 1)]
  await expect(thread.run('double', 2)).rejects.toMatchObject({ code: 'http.busy', status: 503, retryAfterSeconds: 5 })
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
  await Promise.all(waiting)
  expect(await thread.run('double', 2)).toBe(4)
})

test('starts again after the thread died, and rejects what it had', async () => {
  const thread = start()
  const lost = [thread.run('die', 1), thread.run('double', 1)]
  for (const one of await Promise.allSettled(lost)) expect(one.status).toBe('rejected')
  expect(await thread.run('double', 5)).toBe(10)
})

test('a task that takes too much memory ends its own thread alone', async () => {
  const thread = start()
  await expect(thread.run('hoard', 600)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await thread.run('double', 5)).toBe(10)
})

test('a task that waited for others has its whole time, and one that hangs ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const thread = start()
    const gates = [0, 1, 2].map(() => new Int32Array(new SharedArrayBuffer(4))) as [Int32Array, Int32Array, Int32Array]
    const open = (gate: Int32Array) => {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    }
    const [first, second] = [gates[0], gates[1]].map((gate) => thread.run('wait', gate))
    vi.advanceTimersByTime(40_000)
    open(gates[0])
    await first
    vi.advanceTimersByTime(40_000)
    open(gates[1])
    await second
    const hanging = expect(thread.run('wait', gates[2])).rejects.toThrow('ended')
    vi.advanceTimersByTime(60_000)
    await hanging
  } finally {
    vi.useRealTimers()
  }
})
