import { type Actor, type PersonName, privateDetailsOf } from './people.ts'
import type { Fixtures } from './fixtures/add-fixtures.ts'

/** Texts that only some may ever read in any answer. */
export function listPrivateTexts({
  people,
  privateTexts,
  resources,
}: Fixtures): { words: string; readers: readonly Actor[] }[] {
  const everybody = Object.entries(people) as [PersonName, { email: string; token: string }][]
  return [
    { words: privateTexts.consultation[0], readers: ['ana', 'luna'] },
    { words: privateTexts.consultation[1], readers: ['bia', 'sol'] },
    { words: privateTexts.question[0], readers: ['ana', 'luna'] },
    { words: privateTexts.question[1], readers: ['bia', 'sol'] },
    { words: privateTexts.note[0], readers: ['luna'] },
    { words: privateTexts.note[1], readers: ['sol'] },
    { words: privateTexts.birthplace[0], readers: ['ana', 'luna'] },
    { words: privateTexts.birthplace[1], readers: ['bia', 'sol'] },
    { words: privateTexts.reading[0], readers: ['ana'] },
    { words: privateTexts.reading[1], readers: ['bia'] },
    { words: privateTexts.return[0], readers: ['ana', 'iris'] },
    { words: privateTexts.return[1], readers: ['bia', 'iris'] },
    { words: privateTexts.nina, readers: ['nina', 'iris'] },
    { words: privateTexts.message, readers: ['iris'] },
    { words: privateTexts.testimonial, readers: ['iris'] },
    ...everybody.map(([name, { email }]) => ({ words: email, readers: [name, 'iris'] as const })),
    ...everybody.map(([, { token }]) => ({ words: token, readers: [] })),
    ...resources.session.map(({ id, owner }) => ({ words: id, readers: [owner!] })),
    ...everybody.flatMap(([name]) => {
      const { phone, shownPhone, birthDate } = privateDetailsOf(name)
      return [
        { words: shownPhone, readers: [name, 'iris'] as const },
        { words: birthDate, readers: [name] },
        { words: phone, readers: [] },
      ]
    }),
    ...['$argon2', '11987654320', '1985-04-20'].map((words) => ({ words, readers: [] })),
  ]
}
