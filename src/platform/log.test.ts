import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { databaseClock } from './clock.ts'
import { apiOf, serveRaw } from './http.ts'
import { logTo } from './log.ts'

const db = await freshDatabase({ max: 2 })

/** What is logged when this statement fails at an address. */
async function loggedOf(statement: string, { path, asked = path }: { path: `/${string}`; asked?: string }) {
  const lines: string[] = []
  const log = logTo({ write: (line) => void lines.push(line) }, 'error')
  const ports = {
    db,
    now: () => new Date(),
    clock: databaseClock,
    log,
    viewerOf: async () => undefined,
    trustedProxies: 0,
  }
  const served = serveRaw('GET', path, async () => {
    await db.unsafe(statement)
    return new Response()
  })
  expect((await apiOf([served], ports).request(asked)).status).toBe(500)
  expect(lines).toHaveLength(1)
  return { line: lines[0]!, fields: JSON.parse(lines[0]!) as { path: string; err: Record<string, unknown> } }
}

test.each([
  ['a row that breaks a rule', "update people set email = upper(email), phone = '11987654321'"],
  ['a value that is there already', 'update people set email = (select min(email) from people)'],
])('an error of the database is logged without the data that it quotes: %s', async (_what, statement) => {
  for (const name of ['Ana', 'Bia']) await aClient(db, name)
  const people = await db<{ email: string }[]>`select email from people`
  const { line, fields } = await loggedOf(statement, { path: '/api/probe' })
  expect(people.filter(({ email }) => line.toLowerCase().includes(email))).toEqual([])
  expect(line).not.toContain('11987654321')
  expect(line).not.toContain('Failing row')
  expect(fields.err).toMatchObject({ type: 'PostgresError', table_name: 'people', message: expect.any(String) })
})

test('a path is logged with its ids, but without the secrets that open something', async () => {
  const [id, secret] = [crypto.randomUUID(), 'Zx8_'.repeat(8)]
  const failing = 'select nothing_of_the_kind'
  const calendar = await loggedOf(failing, { path: '/api/calendar/:secret', asked: `/api/calendar/${secret}.ics` })
  expect(calendar.fields.path).toBe('/api/calendar/[secret].ics')
  expect(calendar.line).not.toContain(secret)
  const booking = await loggedOf(failing, { path: '/api/bookings/:id', asked: `/api/bookings/${id}` })
  expect(booking.fields.path).toBe(`/api/bookings/${id}`)
})
