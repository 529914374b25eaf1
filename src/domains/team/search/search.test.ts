import { beforeEach, expect, test } from 'vitest'
import { recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, anAdmin } from '#test/support/people.ts'
import { LOOKUPS_PER_MEMBER } from './rules.ts'
import { searchEverything } from './search-everything.ts'

const NOW = new Date('2026-03-03T15:00:00Z')
const CPF = '52998224725'

let db: Db
let [iris, ana, luna] = ['', '', '']
beforeEach(async () => {
  db = await freshDatabase()
  ;[iris, ana, luna] = [await anAdmin(db), await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await db`update people set last_name = 'Conceição da Silva', email = 'ana@exemplo.com.br', phone = '+5511987654321'
    where id = ${ana}`
})

const search = (q: string) => searchEverything(db, { q, by: iris, now: NOW })
const idsOf = async (q: string) => (await search(q)).found.map(({ id }) => id)

test.each(['ana', 'ANA CONCEIÇÃO', 'ana conceicao da sil', 'silva ana', 'conc sil', 'ana c'])(
  '%s finds Ana by the beginnings of her words',
  async (q) => expect(await idsOf(q)).toContain(ana),
)

test.each(['onceicao', 'ana souza', 'na silva', 'a_a', "ana' or 1=1 --"])('%s does not find Ana', async (q) => {
  expect(await idsOf(q)).not.toContain(ana)
})

test.each(['9007199254740992', '2026-000042-9'])('%s may be a number alone, and finds nothing', async (q) => {
  expect(await idsOf(q)).toEqual([])
})

test('a sign is no part of a name', async () => expect(await idsOf('%ana%')).toEqual([ana]))

test('of many with one beginning the whole name comes first', async () => {
  for (let n = 0; n < 20; n++) await aClient(db, `Anabela${String.fromCharCode(97 + n)}`)
  expect(await idsOf('ana conceição da silva')).toEqual([ana])
  expect(await idsOf('ana')).toHaveLength(6)
})

test('an address finds exactly its account, or those that begin so; never words of a profile', async () => {
  await db`update consultants set bio = bio || ' ana@exemplo.com.br' where id = ${luna}`
  expect(await idsOf('ana@exemplo.com.br')).toEqual([ana])
  expect(await idsOf('ANA@ex')).toEqual([ana])
  expect(await idsOf('na@exemplo.com.br')).toEqual([])
})

test.each(['(11) 98765-4321', '11987654321', '+55 11 98765 4321'])('the phone %s finds who has it', async (q) => {
  expect((await search(q)).found).toMatchObject([{ kind: 'person', id: ana, by: 'phone' }])
})

test('a phone that somebody had, and a document that somebody paid with, find them by what is kept: a hash', async () => {
  const fingerprints = [
    { kind: 'phone', value: '+5521912345678' },
    { kind: 'payer', value: CPF },
  ] as const
  await inTransaction(db, (tx) => recordIdentityFingerprints(tx, { personId: luna, fingerprints, at: NOW }))
  expect(await idsOf('21 91234-5678')).toEqual([luna])
  expect(await idsOf('529.982.247-25')).toEqual([luna])
  await db`update consultants set tax_id = ${CPF} where id = ${luna}`
  expect(await idsOf(CPF), 'once').toEqual([luna])
})

test('who was looked up by document or phone is in the log, with neither of the two', async () => {
  await search('ana')
  expect(await db`select from security_events where kind = 'team.person_looked_up'`).toHaveLength(0)
  await search('11987654321')
  await search('529.982.247-25')
  const events = await db`
    select detail, actor_id as actor, person_id as person from security_events where kind = 'team.person_looked_up'
    order by id`
  expect(events).toEqual([
    { detail: 'by_phone', actor: iris, person: ana },
    { detail: 'by_document', actor: iris, person: null },
  ])
})

test('looking people up by document has a limit an hour, names have not', async () => {
  for (let n = 0; n < LOOKUPS_PER_MEMBER.most; n++) await search('529.982.247-25')
  await expect(search('529.982.247-25')).rejects.toMatchObject({ code: 'accounts.too_many_attempts' })
  expect(await idsOf('ana')).toContain(ana)
})

test('what has an id is found by it, by its case number, and by the number of the gateway', async () => {
  const [payment, withdrawal, message] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db`
    insert into payments (id, person_id, amount, method, gateway, gateway_id, br_code, state, created_at, expires_at)
    values (${payment}, ${ana}, 5000, 'pix', 'sandbox', 'mp-778899', 'x', 'pending', ${NOW}, ${new Date(+NOW + 1)})`
  await db`
    insert into payment_withdrawals (id, person_id, amount, asked_at) values (${withdrawal}, ${ana}, 5000, ${NOW})`
  await db`
    insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
    values (${message}, '2026-000042-9', 'Bia', 'bia@exemplo.com.br', 'question', 'Uma pergunta.', ${NOW}, '2026-03-05')`
  const found = async (q: string) => (await search(q)).found.map(({ kind, id, name }) => [kind, id, name])
  const paid = ['payment', payment, 'Ana Conceição da Silva']
  expect(await found(payment)).toEqual([paid])
  expect(await found('mp-778899')).toEqual([paid])
  expect(await found(`${payment.slice(0, 8)}-C`)).toEqual([paid])
  expect(await found(`${payment.slice(0, 8)}-R`)).toEqual([])
  expect(await found(`${withdrawal.slice(0, 8).toUpperCase()}-R`)).toEqual([
    ['withdrawal', withdrawal, 'Ana Conceição da Silva'],
  ])
  expect(await found('2026-000042-9')).toEqual([['message', message, 'Bia']])
  expect(await found(ana)).toMatchObject([['person', ana, 'Ana Conceição da Silva']])
})

test.each(['%', '🔮', '____', '123.456.78A-09'])('%s is answered with what is wrong, and finds nobody', async (q) => {
  const { found, hint } = await search(q)
  expect(found).toEqual([])
  expect(hint).not.toBeNull()
})
