import { beforeAll, expect, test } from 'vitest'
import { calendarFiles } from '#domains/scheduling/calendar/calendar-files.ts'
import { addressPath } from '#domains/scheduling/calendar/address.rules.ts'
import { issueSecret } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { ANA, type AccountsFixture, openAccounts, PASSWORD } from './support/accounts-fixture.ts'

/** Columns that are called like a secret and hold none, or one that has to be read again, and why. */
const IN_CLEAR: Readonly<Record<string, string>> = {
  'mails.leave_token': 'leaves one kind of optional mail, and nothing else',
  'newsletter_subscriptions.unsubscribe_token': 'stands in every edition; it leaves the newsletter, and nothing else',
  'payment_cards.token': 'the gateway’s name of a card: it charges only with our key',
  'payment_charges.token': 'the gateway’s name of a card: it charges only with our key',
  'cards.token': 'of the embedded gateway',
  'charges.token': 'of the embedded gateway',
}
/** Secrets of a person that a new password leaves, and why. */
const STAYS: Readonly<Record<string, string>> = {
  impersonations: 'somebody of the team sees and changes nothing; it ends with their own sign-in',
  consultant_tax_id_changes: 'takes a change of the document back: whoever changed the password may have changed it',
}
/** How those that end with the password tell that they have ended; others are deleted. */
const ENDED: Readonly<Record<string, string>> = {
  sessions: 'ended_at is not null',
  recoveries: 'used_at is not null',
  email_confirmations: 'used_at is not null or not is_change',
}

let accounts: AccountsFixture
let db: Db
beforeAll(async () => {
  accounts = await openAccounts(calendarFiles({ origin: 'https://sensitivos.test', from: 'contato@sensitivos.test' }))
  db = accounts.db
})

const columnsCalled = (pattern: string) => db<{ table: string; column: string; type: string }[]>`
  select table_name as "table", column_name as "column", data_type as type from information_schema.columns
  where table_schema not in ('pg_catalog', 'information_schema') and column_name ~ ${pattern} order by 1, 2`

test('no secret is stored in clear', async () => {
  const columns = await columnsCalled('token|secret')
  const clear = columns.filter(({ type }) => type !== 'bytea').map(({ table, column }) => `${table}.${column}`)
  expect(clear.filter((name) => !(name in IN_CLEAR))).toEqual([])
})

test('a new password ends every secret that opened something of the person under the old one', async () => {
  const tables = (await columnsCalled('^token_hash$')).map(({ table }) => table).filter((table) => !(table in STAYS))
  const { token, device } = (await accounts.signIn()).body
  await accounts.signIn()
  await accounts.mailedLink()
  await accounts.post('/email', { email: 'outro@exemplo.com.br' }, { token })
  const issued = { personId: accounts.ana.id, purpose: 'calendar', now: accounts.time.now() } as const
  const calendar = addressPath(await issueSecret(db, issued))
  const inForce = async () => {
    const counted = tables.map(async (table) => {
      const rows = await db.unsafe(
        `select 1 from ${table} where person_id = '${accounts.ana.id}' and not (${ENDED[table] ?? 'false'})`,
      )
      return [table, rows.length] as const
    })
    return Object.fromEntries(await Promise.all(counted))
  }
  const before = await inForce()
  expect(
    Object.entries(before).filter(([, count]) => count === 0),
    'each is tried',
  ).toEqual([])
  expect((await accounts.request('GET', calendar)).status).toBe(200)

  const newPassword = 'mar calmo de agosto'
  await accounts.post('/password', { currentPassword: PASSWORD, newPassword, device }, { token })
  const kept = { sessions: 1, known_devices: 1 }
  expect(await inForce()).toEqual({ ...Object.fromEntries(tables.map((table) => [table, 0])), ...kept })
  expect((await accounts.request('GET', calendar)).status).toBe(404)
  const [mail] = await db<{ text: string }[]>`
    select template::text as text from mails where key like 'password:%' and recipient = ${ANA}`
  expect(mail!.text).toContain('calendário')
})
