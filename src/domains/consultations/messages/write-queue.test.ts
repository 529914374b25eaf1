import { expect, test } from 'vitest'
import { WriteQueue } from './write-queue.ts'
import type { StoreResult, RoomMessage } from './sql.ts'

const message = (id: string): RoomMessage => ({ consultationId: 'room', authorId: 'ana', id, body: id })
const storedAs = (seq: number): StoreResult => ({
  outcome: 'stored',
  seq: BigInt(seq),
  at: new Date(0),
  kind: 'client',
  listener: null,
  isOwed: false,
})

/** A queue whose batches are stored when the test resolves them. */
function aWriteQueue(pause?: () => Promise<void>) {
  const batches: { ids: string[]; stored: PromiseWithResolvers<StoreResult[]> }[] = []
  const queue = new WriteQueue((batch) => {
    const stored = Promise.withResolvers<StoreResult[]>()
    batches.push({ ids: batch.map(({ id }) => id), stored })
    return stored.promise
  }, pause)
  return { queue, batches }
}

test('collects what arrives during a write into the next batch, in order', async () => {
  const { queue, batches } = aWriteQueue()
  const answers = ['a', 'b', 'c'].map((id) => queue.push(message(id)))
  expect(batches.map(({ ids }) => ids)).toEqual([['a']])
  batches[0]!.stored.resolve([storedAs(1)])
  await answers[0]
  expect(batches.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']])
  batches[1]!.stored.resolve([storedAs(2), storedAs(3)])
  expect((await Promise.all(answers)).map(({ seq }) => seq)).toEqual([1n, 2n, 3n])
})

test('defers a repeated message to the next batch', async () => {
  const { queue, batches } = aWriteQueue()
  const first = queue.push(message('a'))
  for (const id of ['b', 'b', 'c']) void queue.push(message(id))
  batches[0]!.stored.resolve([storedAs(1)])
  await first
  expect(batches[1]!.ids).toEqual(['b', 'c'])
})

test('rejects every message of a failed batch and goes on with the next one', async () => {
  const { queue, batches } = aWriteQueue()
  const [lost, kept] = [queue.push(message('a')), queue.push(message('b'))]
  batches[0]!.stored.reject(new Error('away'))
  await expect(lost).rejects.toThrow('away')
  batches[1]!.stored.resolve([storedAs(1)])
  expect(await kept).toEqual(storedAs(1))
})

test('keeps the messages of a held room in order and stores those of other rooms meanwhile', async () => {
  const paused = Promise.withResolvers<void>()
  const { queue, batches } = aWriteQueue(() => paused.promise)
  const say = (id: string, consultationId: string) => queue.push({ ...message(id), consultationId })
  const first = say('a', 'held')
  const [second, other] = [say('b', 'held'), say('c', 'free')]
  batches[0]!.stored.resolve([{ ...storedAs(0), outcome: 'skipped' }])
  await expect.poll(() => batches.length).toBe(2)
  expect(batches[1]!.ids).toEqual(['c'])
  batches[1]!.stored.resolve([storedAs(1)])
  await other
  paused.resolve()
  await expect.poll(() => batches.length).toBe(3)
  expect(batches[2]!.ids).toEqual(['a', 'b'])
  batches[2]!.stored.resolve([storedAs(1), storedAs(2)])
  expect((await Promise.all([first, second])).map(({ seq }) => seq)).toEqual([1n, 2n])
})
