import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newQueryClient } from './query.ts'
import { cancelAndRefetch } from './cancel-and-refetch.ts'

test('a change during the first read is shown from a second read', async () => {
  const client = newQueryClient()
  const answers: ((state: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['payment'], queryFn })
  const stop = observer.subscribe(() => {})
  const read = cancelAndRefetch(client, ['payment'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('processing')
  answers[1]!('declined')
  await read
  expect(observer.getCurrentResult().data).toBe('declined')
  stop()
})
