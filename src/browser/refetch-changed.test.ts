import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newQueryClient } from './query.ts'
import { refetchChanged, refetchMissed } from './refetch-changed.ts'

/** A query on the screen, whose answers come when the test says so. */
function shown(client = newQueryClient(), key = 'payment') {
  const answers: ((state: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: [key], queryFn })
  observer.subscribe(() => {})
  return { client, answers, data: () => observer.getCurrentResult().data }
}

test('a fact during the first reading: what is shown was read after it', async () => {
  const { client, answers, data } = shown()
  refetchChanged(client, ['payment'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('processing')
  answers[1]!('declined')
  await expect.poll(data).toBe('declined')
})

test('a new connection during the first reading reads nothing twice', async () => {
  const { client, answers, data } = shown()
  const other = shown(client, 'order')
  refetchMissed(client, ['payment'])
  refetchChanged(client, ['order'])
  await expect.poll(() => other.answers.length).toBe(2)
  expect(answers).toHaveLength(1)
  answers[0]!('paid')
  await expect.poll(data).toBe('paid')
})

test('several facts of one moment read a query once, and only those they name', async () => {
  const [{ client, answers }, hidden] = [shown(), shown(newQueryClient(), 'wallet')]
  answers[0]!('pending')
  await expect.poll(() => client.getQueryData(['payment'])).toBe('pending')
  for (const _ of [1, 2, 3]) refetchChanged(client, ['payment'], ['payment'])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!('paid')
  await expect.poll(() => client.getQueryData(['payment'])).toBe('paid')
  expect([answers.length, hidden.answers.length]).toEqual([2, 1])
})
