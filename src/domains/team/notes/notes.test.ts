import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { forgetView, saveView } from '../lists/views/save-views.ts'
import { listViewsOf } from '../lists/views/sql.ts'
import { addNote, changeNote, readNotes } from './save-notes.ts'

let db: Db
let [ana, iris, nora] = ['', '', '']
const at = new Date('2026-11-02T15:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
beforeEach(async () => {
  db = await freshDatabase()
  ;[ana, iris, nora] = [await aClient(db, 'Ana'), await aClient(db, 'Íris'), await aClient(db, 'Nora')]
})

const write = (id: string, body = 'Ligou hoje.') =>
  addNote(db, { id, personId: ana, about: undefined, body, by: iris, at })

test('a note is its writer’s to change for fifteen minutes, and then nobody’s', async () => {
  const id = crypto.randomUUID()
  await write(id)
  expect(await changeNote(db, { id, body: 'Ligou ontem.', by: iris, at: later(15) })).toMatchObject({
    body: 'Ligou ontem.',
    changedAt: later(15),
  })
  await expect(changeNote(db, { id, body: 'x', by: nora, at: later(1) })).rejects.toMatchObject({
    code: 'team.note_of_another',
  })
  await expect(changeNote(db, { id, body: 'x', by: iris, at: later(16) })).rejects.toMatchObject({
    code: 'team.note_too_old',
  })
  const { notes } = await readNotes(db, { id: ana, viewer: nora })
  expect(notes).toMatchObject([{ body: 'Ligou ontem.', changesUntil: null, writtenBy: { name: 'Íris Prado' } }])
})

test('the same note twice is one, and about nobody is none', async () => {
  const id = crypto.randomUUID()
  await Promise.all([write(id), write(id)])
  expect((await readNotes(db, { id: ana, viewer: iris })).notes).toHaveLength(1)
  expect(await db`select from security_events where kind = 'team.note_written'`).toHaveLength(1)
  await expect(
    addNote(db, { id: crypto.randomUUID(), personId: crypto.randomUUID(), about: undefined, body: 'x', by: iris, at }),
  ).rejects.toMatchObject({ code: 'team.not_found' })
})

test('a saved list is one’s own, replaced by its name, and thirty are enough', async () => {
  const save = (name: string, query = 'state=open') =>
    saveView(db, { id: crypto.randomUUID(), list: 'people', name, query, personId: iris, at })
  await save('Abertas')
  await save('Abertas', 'state=closed')
  const [view] = await listViewsOf(db, iris)
  expect(view).toMatchObject({ name: 'Abertas', query: 'state=closed' })
  expect(await listViewsOf(db, nora)).toEqual([])
  await expect(forgetView(db, { personId: nora, id: view!.id, at })).rejects.toMatchObject({ code: 'team.not_found' })
  const many = await Promise.allSettled(Array.from({ length: 35 }, (_, n) => save(`Lista ${n}`)))
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(29)
  expect(await listViewsOf(db, iris)).toHaveLength(30)
  await forgetView(db, { personId: iris, id: view!.id, at })
  await save('Mais uma')
})
