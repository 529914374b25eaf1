import { beforeEach, expect, test } from 'vitest'
import { closeAccount, readPersonalData } from '#domains/accounts/index.ts'
import { saveBirthData } from '#domains/clients/birth-data/save-birth-data.ts'
import { shareBirthData } from '#domains/clients/birth-data/share-birth-data.ts'
import { blockPerson } from '#domains/clients/block-person.ts'
import { saveNote } from '#domains/clients/save-note.ts'
import { listInReview } from '#domains/consultants/applications/sql.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { insertChanges, insertTakedown } from '#domains/consultants/profile-changes/sql.ts'
import { replaceQuickReplies } from '#domains/consultants/quick-replies/sql.ts'
import { insertStored, recordPortrait } from '#domains/consultants/portraits/sql.ts'
import { sweepPortraits } from '#domains/consultants/portraits/sweep-portraits.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { availableOf, balanceOf, GATEWAY, grantPurchasedMinutes, postJournal } from '#domains/wallet/index.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { KEPT_DATA } from '#app/pages/privacy/kept-data.ts'
import { personalData } from '#server/personal-data.ts'

let db: Db
let [ana, luna] = ['', '']

/** Ana consulted Luna; each of the two left a word everywhere that can be found again. */
beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  await travelTo(db, secondsAfterNoon(0))
  ;[ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.converse(0, 40)
  await consultation.end()
  await db`update consultations set subject = 'palavra-do-assunto'`
  const now = await clock(db)
  const note = { consultantId: luna, clientId: ana, text: 'palavra-da-nota', tags: ['palavra-da-etiqueta'], version: 0 }
  await saveNote(db, { ...note, now })
  const birth = { bornOn: '1990-05-17', bornTime: '14:30', place: 'palavra-da-cidade' }
  await saveBirthData(db, { personId: ana, birth, now })
  await shareBirthData(db, { clientId: ana, consultantId: luna, isShared: true, now })
  await inTransaction(db, async (tx) => {
    await replaceQuickReplies(tx, luna, ['palavra-pronta'])
    await insertChanges(tx, luna, [{ field: 'title', before: 'palavra-antes', after: 'palavra-depois' }], now)
    const reason = 'Este texto prometia um resultado.'
    await insertTakedown(tx, {
      consultantId: luna,
      field: 'bio',
      removed: 'palavra-tirada',
      reason,
      takenDownAt: now,
      takenDownBy: ana,
    })
    await tx`update consultants set bio = bio || 'palavra-do-perfil', city = 'palavra-do-lugar' where id = ${luna}`
  })
})

/** In which tables these words stand, wherever in a row. */
async function tablesWith(words: string) {
  const tables = await db<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`
  const found: string[] = []
  for (const { name } of tables)
    if ((await db`select from ${db(name)} t where t::text like ${`%${words}%`} limit 1`).length > 0) found.push(name)
  return found
}

const close = (personId: string) =>
  inTransaction(db, async (tx) => closeAccount(tx, personalData, { personId, at: await clock(tx) }))
/** As if all money had been paid out. */
async function emptyAccounts() {
  const accounts = await db<
    { id: string; balance: bigint }[]
  >`select id, balance from ledger_accounts where guarded and balance > 0`
  const postings = accounts.map(({ id, balance }) => ({ from: id, to: GATEWAY, amount: balance }))
  await inTransaction(db, (tx) =>
    postJournal(tx, { key: `test:${crypto.randomUUID()}`, kind: 'payment_payback', postings }),
  )
}

test('Ana closes her account: nothing of her is left but what the books need', async () => {
  await emptyAccounts()
  const { email } = (await db<{ email: string }[]>`select email from people where id = ${ana}`)[0]!
  expect((await tablesWith('palavra-da-')).length).toBeGreaterThan(1)
  expect(await close(ana)).toEqual([])
  for (const words of [
    'palavra-do-assunto',
    'palavra-da-nota',
    'palavra-da-etiqueta',
    'palavra-da-cidade',
    '1990-05-17',
  ])
    expect(await tablesWith(words), words).toEqual([])
  expect(await tablesWith(email)).toEqual([])
  expect(await db`select first_name, password_hash, phone, born_on from people where id = ${ana}`).toEqual([
    { first_name: 'Conta encerrada', password_hash: null, phone: null, born_on: null },
  ])
  expect(await db`select from sessions where person_id = ${ana} and ended_at is null`).toEqual([])
  expect(await db`select from consultations where client_id = ${ana}`).toHaveLength(1)
  expect(await close(ana), 'again').toEqual([])
})

test('Luna closes hers: the profile leaves every list, and its texts, changes, replies and portrait are gone', async () => {
  await emptyAccounts()
  const now = await clock(db)
  const hash = 'a'.repeat(64)
  await insertStored(db, { hash, mediaType: 'image/webp', bytes: Buffer.alloc(0) }, secondsAfterNoon(-3_600))
  await recordPortrait(db, luna, hash)
  await blockPerson(db, { by: 'consultant', personId: luna, otherId: ana, clock })
  expect(await close(luna)).toEqual([])
  for (const words of [
    'palavra-da-nota',
    'palavra-da-etiqueta',
    'palavra-pronta',
    'palavra-antes',
    'palavra-tirada',
    'palavra-do-perfil',
    'palavra-do-lugar',
  ])
    expect(await tablesWith(words), words).toEqual([])
  expect(await db`select from consultant_blocks`).toEqual([])
  expect(await db`select from client_birth_shares`).toEqual([])
  expect(await tablesWith('palavra-da-cidade'), 'what is Ana’s stays').toEqual(['client_birth_data'])
  expect(await listInReview(db, 10)).toEqual([])
  expect(await db`select name, city, approved_at from consultants`).toEqual([
    { name: 'Perfil encerrado', city: null, approved_at: null },
  ])
  const removed: string[] = []
  const storage = {
    put: async () => {},
    get: async () => undefined,
    remove: async (name: string) => void removed.push(name),
  }
  await sweepPortraits(db, storage, { now })
  expect(removed).toEqual([`portraits/${hash}.webp`])
})

test('minutes that clients bought for Luna become their credit when she closes', async () => {
  await emptyAccounts()
  const now = await clock(db)
  const bia = await aClient(db, 'Bia', 0n)
  for (const [personId, reserved] of [
    [ana, 0],
    [bia, 600_000],
  ] as const) {
    const id = crypto.randomUUID()
    await credit(db, personId, 5_000n)
    const bought = { id, personId, kind: 'package' as const, title: 'Dez minutos', totalMs: 600_000n, ceiling: 500n }
    await inTransaction(db, (tx) =>
      grantPurchasedMinutes(tx, {
        ...bought,
        moneys: [{ paymentId: null, value: 5_000n, isFromBalance: true }],
        consultantId: luna,
        channel: 'chat',
        grantedAt: now,
        expiresAt: secondsAfterNoon(86_400),
      }),
    )
    await db`update minute_packs set reserved_ms = ${reserved} where id = ${id}`
  }
  const left = async () => [await balanceOf(db, availableOf(ana)), await balanceOf(db, availableOf(bia))]
  expect(await left()).toEqual([0n, 0n])
  expect(await close(luna)).toEqual([])
  const log = { error: () => {} }
  await expireMinutes({ db, clock, log })
  expect(await left(), 'what is reserved waits').toEqual([5_000n, 0n])
  await db`update minute_packs set reserved_ms = 0`
  for (let i = 0; i < 2; i++) await expireMinutes({ db, clock, log })
  expect(await left()).toEqual([5_000n, 5_000n])
})

test('nothing is erased while something has to be settled, and it is named', async () => {
  expect(await close(ana)).toEqual([expect.stringMatching(/^R\$\s48,01 em saldo/)])
  expect(await close(luna)).toEqual([expect.stringMatching(/^R\$\s.* em saldo, minutos pagos ou ganhos$/)])
  await emptyAccounts()
  await credit(db, ana, 5_000n)
  await comeOnline(db, luna)
  await requestConsultation(db, { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock })
  expect(await close(luna)).toEqual(['uma consulta em aberto'])
  expect(await close(ana)).toHaveLength(2)
  expect(await tablesWith('palavra-da-nota')).toEqual(['client_notes'])
})

test('what a person can take along has everything that closing erases', async () => {
  const taken = async (id: string) => JSON.stringify(await readPersonalData(db, personalData, id))
  const of = { ana: await taken(ana), luna: await taken(luna) }
  for (const words of ['palavra-do-assunto', 'palavra-da-cidade', '1990-05-17', 'Luna']) expect(of.ana).toContain(words)
  for (const words of [
    'palavra-da-nota',
    'palavra-da-etiqueta',
    'palavra-pronta',
    'palavra-depois',
    'palavra-do-perfil',
    '/api/portraits/',
  ])
    expect(of.luna).toContain(words)
  expect(of.ana, 'what Luna wrote for herself').not.toContain('palavra-da-nota')
})

test('the notice of privacy names each thing that can be taken along', async () => {
  const named = Object.keys(await readPersonalData(db, personalData, ana))
  expect(named.toSorted()).toEqual(Object.keys(KEPT_DATA).toSorted())
})
