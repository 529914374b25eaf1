import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('runs two, queues three, refuses the sixth, and frees places', async () => {
  const semaphore = new Semaphore({ places: 2, waiting: 3 }, () => new Error('full'))
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
  const semaphore = new Semaphore({ places: 2, waiting: 3 }, () => new Error('full'))
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

test('whoever had a turn goes to the end of the line, by any of their names', async () => {
  const semaphore = new Semaphore(
    { places: 1, waiting: 10, waitingOfOne: 3 },
    (isOwn) => new Error(isOwn ? 'own' : 'all'),
  )
  const began: string[] = []
  const work = (name: string) => async () => void began.push(name)
  const mine = [1, 2, 3, 4].map((n) => semaphore.run(work(`mine ${n}`), 'me', `network ${n}`))
  const tooMany = semaphore.run(work('mine 5'), 'me', 'elsewhere')
  const others = ['Ana', 'Bia'].map((name) => semaphore.run(work(name), name))
  await expect(tooMany).rejects.toThrow('own')
  await Promise.all([...mine, ...others])
  expect(began).toEqual(['mine 1', 'Ana', 'Bia', 'mine 2', 'mine 3', 'mine 4'])
})
