import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { SIDES } from './acts.ts'
import { bookingStory, questionStory, roomStory } from './stories.ts'

const STORIES = { booking: bookingStory, consultation: roomStory, question: questionStory }

/** So many random stories of each kind, for either side. */
export const tryStories = (tries: number) =>
  test.each(Object.keys(STORIES) as (keyof typeof STORIES)[])(
    'of a %s neither side has more than by fulfilling, whatever it does',
    async (name) => {
      const seed = seedOfThisRun()
      const luck = seededRandom(seed)
      const db = await freshDatabase({ max: 1 })
      for (let n = 0; n < tries; n++)
        for (const actor of SIDES)
          expect(await STORIES[name](db, luck, actor), `SEED=${seed}, ${actor}, try ${n}`).toEqual([])
    },
  )
