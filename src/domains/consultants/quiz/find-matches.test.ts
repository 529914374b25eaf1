import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant, comeOnline } from '#test/support/people.ts'
import { listPresent } from '../directory/sql.ts'
import { findMatches } from './find-matches.ts'

let db: Db
beforeAll(async () => void (db = await freshDatabase()))

test('seven answers find consultants with reasons, and an incomplete set is refused', async () => {
  const luna = await aConsultant(db, 'Luna')
  const found = await findMatches(db, 'aacabba', new Date())
  expect(found).toMatchObject([
    {
      consultant: { id: luna, name: expect.stringContaining('Luna') },
      reasons: [
        expect.stringMatching(/^Tarot/),
        'O preço por minuto cabe no que você disse.',
        expect.stringMatching(/^Não está online agora/),
        expect.stringMatching(/^Ainda não tem avaliações/),
      ],
    },
  ])
  await expect(findMatches(db, 'aac', new Date())).rejects.toMatchObject({
    code: 'consultants.answers_missing',
    status: 400,
  })
})

test('lists a consultant as present only while they are online', async () => {
  const luna = await aConsultant(db, 'Luna')
  const present = async () => (await listPresent(db, new Date(), 60)).map(({ id }) => id)
  expect(await present()).not.toContain(luna)
  await comeOnline(db, luna)
  expect(await present()).toContain(luna)
})
