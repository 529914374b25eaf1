import type { Who } from './cast.ts'
import type { World } from './world.ts'

/** Words that only some may ever read, wherever they stand in an answer. */
export function privateWords({ cast, marks, things }: World): { words: string; readers: readonly Who[] }[] {
  const people = Object.entries(cast) as [Exclude<Who, 'nobody'>, { email: string; token: string }][]
  return [
    { words: marks.talk[0], readers: ['ana', 'luna'] },
    { words: marks.talk[1], readers: ['bia', 'sol'] },
    { words: marks.question[0], readers: ['ana', 'luna'] },
    { words: marks.question[1], readers: ['bia', 'sol'] },
    { words: marks.reading[0], readers: ['ana'] },
    { words: marks.reading[1], readers: ['bia'] },
    { words: marks.nina, readers: ['nina', 'iris'] },
    { words: marks.letter, readers: ['iris'] },
    { words: marks.testimonial, readers: ['iris'] },
    ...people.map(([name, { email }]) => ({ words: email, readers: [name, 'iris'] as const })),
    ...people.map(([, { token }]) => ({ words: token, readers: [] })),
    ...things.session.map(({ id, owner }) => ({ words: id, readers: [owner!] })),
    ...['$argon2', '11987654321', '1985-04-12'].map((words) => ({ words, readers: [] })),
  ]
}
