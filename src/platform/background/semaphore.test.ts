import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('runs two, queues three, refuses the sixth, and frees places', async () => {
  const semaphore = new Semaphore(2, 3, () => new Error('full'))
  let running = 0
  let most = 0
  const releases: (() => void)[] = []
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => releases.push(resolve))
    running--
  }
  const five = Array.from({ length: 5 }, () => semaphore.run(work))
  await expect(semaphore.run(work)).rejects.toThrow('full')
  for (let done = 0; done < 5; done++) {
    releases.shift()!()
    await Promise.race(five.splice(0, 1))
  }
  expect([most, running]).toEqual([2, 0])
  await semaphore.run(async () => {})
})

test('of one holder one runs and one waits; a third is refused, and others are served meanwhile', async () => {
  const semaphore = new Semaphore(2, 3, () => new Error('full'))
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    began.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const mine = [1, 2].map((n) => semaphore.run(work(`mine ${n}`), 'me'))
  await expect(semaphore.run(work('mine 3'), 'me')).rejects.toThrow('full')
  const others = ['Ana', 'Bia'].map((name) => semaphore.run(work(name), name))
  expect(began).toEqual(['mine 1', 'Ana'])
  ends.get('Ana')!()
  await others[0]
  expect(began).toEqual(['mine 1', 'Ana', 'Bia'])
  ends.get('mine 1')!()
  await mine[0]
  expect(began).toEqual(['mine 1', 'Ana', 'Bia', 'mine 2'])
  for (const name of ['Bia', 'mine 2']) ends.get(name)!()
  await Promise.all([...mine, ...others])
  await semaphore.run(async () => {}, 'me')
})
