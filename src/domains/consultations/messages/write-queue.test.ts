import { expect, test } from 'vitest'
import { WriteQueue } from './write-queue.ts'
import type { StoreResult, RoomMessage } from './sql.ts'

const said = (id: string): RoomMessage => ({ consultationId: 'room', authorId: 'ana', id, body: id })
const heard = (seq: number): StoreResult => ({ outcome: 'stored', seq: BigInt(seq), at: new Date(0), kind: 'client' })

/** A queue whose batches are stored when the test says so. */
function aWriteQueue() {
  const batches: { ids: string[]; stored: PromiseWithResolvers<StoreResult[]> }[] = []
  const queue = new WriteQueue((batch) => {
    const stored = Promise.withResolvers<StoreResult[]>()
    batches.push({ ids: batch.map(({ id }) => id), stored })
    return stored.promise
  })
  return { queue, batches }
}

test('what arrives while a batch is being stored is the next batch, in the order in which it came', async () => {
  const { queue, batches } = aWriteQueue()
  const answers = ['a', 'b', 'c'].map((id) => queue.push(said(id)))
  expect(batches.map(({ ids }) => ids)).toEqual([['a']])
  batches[0]!.stored.resolve([heard(1)])
  await answers[0]
  expect(batches.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']])
  batches[1]!.stored.resolve([heard(2), heard(3)])
  expect((await Promise.all(answers)).map(({ seq }) => seq)).toEqual([1n, 2n, 3n])
})

test('the same message twice waits for the round in which it is known', async () => {
  const { queue, batches } = aWriteQueue()
  const first = queue.push(said('a'))
  for (const id of ['b', 'b', 'c']) void queue.push(said(id))
  batches[0]!.stored.resolve([heard(1)])
  await first
  expect(batches[1]!.ids).toEqual(['b', 'c'])
})

test('a batch that could not be stored says so to each of its people, and the next one is stored', async () => {
  const { queue, batches } = aWriteQueue()
  const [lost, kept] = [queue.push(said('a')), queue.push(said('b'))]
  batches[0]!.stored.reject(new Error('away'))
  await expect(lost).rejects.toThrow('away')
  batches[1]!.stored.resolve([heard(1)])
  expect(await kept).toEqual(heard(1))
})
