import { expect, test } from 'vitest'
import { Lane } from './lane.ts'
import type { Heard, Said } from './sql.ts'

const said = (id: string): Said => ({ consultationId: 'room', authorId: 'ana', id, body: id })
const heard = (seq: number): Heard => ({ outcome: 'stored', seq: BigInt(seq), at: new Date(0), kind: 'client' })

/** A lane whose handfuls are stored when the test says so. */
function aLane() {
  const handfuls: { ids: string[]; stored: PromiseWithResolvers<Heard[]> }[] = []
  const lane = new Lane((handful) => {
    const stored = Promise.withResolvers<Heard[]>()
    handfuls.push({ ids: handful.map(({ id }) => id), stored })
    return stored.promise
  })
  return { lane, handfuls }
}

test('what arrives while a handful is being stored is the next handful, in the order in which it came', async () => {
  const { lane, handfuls } = aLane()
  const answers = ['a', 'b', 'c'].map((id) => lane.say(said(id)))
  expect(handfuls.map(({ ids }) => ids)).toEqual([['a']])
  handfuls[0]!.stored.resolve([heard(1)])
  await answers[0]
  expect(handfuls.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']])
  handfuls[1]!.stored.resolve([heard(2), heard(3)])
  expect((await Promise.all(answers)).map(({ seq }) => seq)).toEqual([1n, 2n, 3n])
})

test('the same message twice waits for the round in which it is known', async () => {
  const { lane, handfuls } = aLane()
  const first = lane.say(said('a'))
  for (const id of ['b', 'b', 'c']) void lane.say(said(id))
  handfuls[0]!.stored.resolve([heard(1)])
  await first
  expect(handfuls[1]!.ids).toEqual(['b', 'c'])
})

test('a handful that could not be stored says so to each of its people, and the next one is stored', async () => {
  const { lane, handfuls } = aLane()
  const [lost, kept] = [lane.say(said('a')), lane.say(said('b'))]
  handfuls[0]!.stored.reject(new Error('away'))
  await expect(lost).rejects.toThrow('away')
  handfuls[1]!.stored.resolve([heard(1)])
  expect(await kept).toEqual(heard(1))
})
