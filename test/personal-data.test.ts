import { beforeEach, expect, test } from 'vitest'
import { tellReturnedMinutes } from '#domains/catalogue/orders/tell-returned-minutes.ts'
import { closeAccount, readPersonalData } from '#domains/accounts/index.ts'
import { saveBirthData } from '#domains/clients/birth-data/save-birth-data.ts'
import { shareBirthData } from '#domains/clients/birth-data/share-birth-data.ts'
import { blockPerson } from '#domains/clients/block-person.ts'
import { saveNote } from '#domains/clients/save-note.ts'
import { listInReview } from '#domains/consultants/applications/sql.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { insertChanges, insertTakedown } from '#domains/consultants/profile-changes/sql.ts'
import { replaceQuickReplies } from '#domains/consultants/quick-replies/sql.ts'
import { insertIntroduction, recordIntroduction } from '#domains/consultants/introductions/sql.ts'
import { sweepIntroductions } from '#domains/consultants/introductions/sweep-introductions.ts'
import { insertStored, recordPortrait } from '#domains/consultants/portraits/sql.ts'
import { sweepPortraits } from '#domains/consultants/portraits/sweep-portraits.ts'
import { deleteOldSessions } from '#domains/accounts/sessions/sql.ts'
import { findWelcomeState } from '#domains/consultations/welcome-minutes/sql.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { LAST_MAIL } from '#domains/notifications/rules.ts'
import { deleteEnded } from '#domains/notifications/sql.ts'
import { insertTestimonial } from '#domains/reviews/testimonials/sql.ts'
import { deleteOldMessages } from '#domains/support/sql.ts'
import { addNote } from '#domains/team/notes/save-notes.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { balanceOf, grantMinutes, postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { KEPT_DATA } from '#domains/content/legal/kept-data.rules.ts'
import { deleteCards } from '#domains/payments/cards/delete-cards.ts'
import { log } from '#platform/log.ts'
import { personalData } from '#server/personal-data.ts'

let db: Db
let [ana, luna] = ['', '']

/** Ana consulted Luna; each of the two left a word everywhere that can be found again. */
beforeEach(async () => {
  // One connection: the time that is travelled to is a session's.
  db = await freshDatabase({ max: 1 })
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
  await addNote(db, {
    id: crypto.randomUUID(),
    personId: ana,
    about: undefined,
    body: 'palavra-da-equipe',
    by: luna,
    at: now,
  })
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
    await tx`
      insert into call_traces (consultation_id, role, n, at, part, state)
      select id, role, 1, ended_at, 'link', case role when 'client' then 'connected' else 'failed' end
      from consultations, unnest(array['client', 'consultant']) as seats (role)`
    await tx`update consultants set bio = bio || 'palavra-do-perfil', city = 'palavra-do-lugar' where id = ${luna}`
  })
})

const MAIL: MailTemplate = { subject: 'Olá', emblem: 'envelope', heading: 'Olá', paragraphs: ['Olá'] }
const insertTestimonialBy = (personId: string, at: Date) =>
  inTransaction(db, (tx) =>
    insertTestimonial(tx, {
      id: crypto.randomUUID(),
      personId,
      stars: 5,
      text: 'Sim: palavra-do-depoimento.',
      location: 'Recife',
      at,
    }),
  )

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
    postJournals(tx, [
      {
        key: `test:${crypto.randomUUID()}`,
        subject: { kind: 'consultation', id: crypto.randomUUID() },
        kind: 'payment_payback',
        postings,
      },
    ]),
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
    'palavra-da-equipe',
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
  expect(await db`select role from call_traces`, 'what is Luna’s stays').toEqual([{ role: 'consultant' }])
  expect(await close(ana), 'again').toEqual([])
})

test('what Ana wrote to all, to us and by card goes with her account; mails and phones leave no trace of her', async () => {
  await emptyAccounts()
  const { email } = (await db<{ email: string }[]>`select email from people where id = ${ana}`)[0]!
  const [now, id, phone] = [await clock(db), crypto.randomUUID(), '+5511987654321']
  await db`update people set phone = ${phone}, email_confirmed_at = ${now} where id = ${ana}`
  await insertTestimonialBy(ana, now)
  await db`
    insert into payment_cards (id, person_id, gateway, token, brand, last_four, saved_at)
    values (${id}, ${ana}, 'sandbox', 'palavra-do-cartao', 'Visa', '4242', ${now})`
  await db`
    insert into welcome_days (consultant_id, day, amount) values (${luna}, '2026-07-01', 500)`
  await db`
    insert into welcome_grants (consultation_id, client_id, phone, consultant_id, day, reserved)
    select id, client_id, ${phone}, consultant_id, '2026-07-01', 500 from consultations`
  await db`
    insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
    values (${id}, '2026-000001-1', 'Ana', ${email}, 'other', 'palavra-da-mensagem', ${now}, '2026-07-02')`
  await db`
    insert into contact_closings (message_id, answer, closed_by, closed_at)
    values (${id}, 'palavra-da-resposta', ${luna}, ${now})`
  await inTransaction(db, (tx) =>
    queueMail(tx, { key: 'palavra', to: email, template: { ...MAIL, subject: 'palavra-do-e-mail' }, now }),
  )
  const taken = JSON.stringify(await readPersonalData(db, personalData, ana))
  for (const words of ['palavra-do-depoimento', '4242', 'palavra-da-mensagem']) expect(taken).toContain(words)
  expect(taken, 'nobody charges by it').not.toContain('palavra-do-cartao')

  expect(await close(ana)).toEqual([])
  const deleted: string[] = []
  const deleteCard = async (token: string) => (deleted.push(token), { outcome: 'gone' as const })
  await deleteCards({ db, clock, log, gateway: { name: 'sandbox', deleteCard } })
  expect(deleted, 'also where it is kept').toEqual(['palavra-do-cartao'])
  for (const words of [
    'palavra-do-depoimento',
    'palavra-do-cartao',
    'palavra-da-mensagem',
    'palavra-da-resposta',
    'palavra-do-e-mail',
    phone,
    email,
  ])
    expect(await tablesWith(words), words).toEqual([])
  // Four digits may stand in any checksum.
  expect(await db`select from payment_cards where last_four = '4242'`).toHaveLength(0)
  const bia = await aClient(db, 'Bia', 0n)
  await db`update people set phone = ${phone} where id = ${bia}`
  const state = await findWelcomeState(db, { clientId: bia, consultantId: luna, day: '2026-07-02' })
  expect(state, 'the same phone again').toMatchObject({ isPhoneUsed: true })
})

test('the last mail is forgotten once it was sent; sessions after six months, messages a year after their answer', async () => {
  const now = await clock(db)
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await inTransaction(db, (tx) =>
    queueMail(tx, { key: `${LAST_MAIL}${ana}`, to: 'ana@exemplo.com.br', template: MAIL, now }),
  )
  await deleteEnded(db, later(-180))
  expect(await db`select from mails where key like 'last-mail:%'`).toHaveLength(1)
  await db`update mails set due_at = null, template = null, ended_at = ${now}, outcome = 'sent'`
  await deleteEnded(db, later(-180))
  expect(await db`select from mails where key like 'last-mail:%'`).toEqual([])

  for (const n of [1, 2, 3])
    await db`
      insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${ana}, sha256(${String(n)}::bytea), true, '', '192.0.2.1', ${now}, ${now}, ${later(90)})`
  expect(await deleteOldSessions(db, later(180), 2)).toBe(0)
  expect([await deleteOldSessions(db, later(185), 2), await deleteOldSessions(db, later(185), 2)]).toEqual([2, 1])

  const [open, closed] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [open, closed])
    await db`
      insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
      values (${id}, ${id}, 'Ana', 'ana@exemplo.com.br', 'other', 'Uma pergunta.', ${now}, '2026-07-02')`
  await db`
    insert into contact_closings (message_id, note, closed_by, closed_at) values (${closed}, 'Feito.', ${luna}, ${now})`
  await db`insert into closing_requests (message_id, person_id, asked_at, ended_at) values (${closed}, ${ana}, ${now}, ${now})`
  expect([await deleteOldMessages(db, later(364), 10), await deleteOldMessages(db, later(367), 10)]).toEqual([0, 1])
  expect(await db`select id from contact_messages`).toEqual([{ id: open }])
})

test('Luna closes hers: the profile leaves every list, and its texts, changes, replies and portrait are gone', async () => {
  await emptyAccounts()
  const now = await clock(db)
  const hash = 'a'.repeat(64)
  await insertStored(db, { hash, mediaType: 'image/webp', bytes: Buffer.alloc(0) }, secondsAfterNoon(-3_600))
  await recordPortrait(db, luna, hash)
  const voice = `${'b'.repeat(64)}.webm`
  await insertIntroduction(db, { name: voice, durationMs: 3_000 }, secondsAfterNoon(-3_600))
  await inTransaction(db, (tx) => recordIntroduction(tx, luna, voice))
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
  const storage = { ...memoryStorage().storage, remove: async (name: string) => void removed.push(name) }
  await sweepPortraits(db, storage, { now })
  await sweepIntroductions(db, storage, { now })
  expect(removed).toEqual([`portraits/${hash}.webp`, `introductions/${voice}`])
})

test('minutes that clients bought for Luna become their credit when she closes', async () => {
  await emptyAccounts()
  const now = await clock(db)
  const bia = await aClient(db, 'Bia', 0n)
  for (const [personId, isHeld] of [
    [ana, false],
    [bia, true],
  ] as const) {
    const id = crypto.randomUUID()
    await credit(db, personId, 5_000n)
    const bought = { id, personId, kind: 'package' as const, title: 'Dez minutos', totalMs: 600_000n, ceiling: 500n }
    await inTransaction(db, (tx) =>
      grantMinutes(tx, {
        ...bought,
        moneys: [{ paymentId: null, value: 5_000n, isFromBalance: true }],
        consultantId: luna,
        channel: 'chat',
        grantedAt: now,
        expiresAt: secondsAfterNoon(86_400),
      }),
    )
    if (isHeld)
      await ownerOf(
        db,
      )`select move_grant(id, ${luna}, 'free', 'held', amount) from grants where source_id = ${id} and kind = 'minutes'`
  }
  const left = async () => [await balanceOf(db, availableOf(ana)), await balanceOf(db, availableOf(bia))]
  expect(await left()).toEqual([0n, 0n])
  expect(await close(luna)).toEqual([])
  const heard: string[] = []
  const movedOf = (id: string) => `person:${id} balance_moved`
  await db.listen('facts', (payload) => {
    const { topic, fact } = JSON.parse(payload) as { topic: string; fact: { type: string } }
    heard.push(`${topic} ${fact.type}`)
  })
  await tellReturnedMinutes({ db, clock })
  const log = { error: () => {} }
  await expireMinutes({ db, clock, log })
  expect(await left(), 'what is reserved waits').toEqual([5_000n, 0n])
  await ownerOf(db)`select move_grant(id, ${luna}, 'held', 'free', held) from grants where held > 0`
  for (let i = 0; i < 2; i++) await expireMinutes({ db, clock, log })
  expect(await left()).toEqual([5_000n, 5_000n])
  await expect.poll(() => heard.sort()).toEqual([ana, bia].map(movedOf).toSorted())
  for (let i = 0; i < 2; i++) await tellReturnedMinutes({ db, clock })
  const mails = await db`select from mails where key like 'minutes-returned:%'`
  expect(mails, 'one each').toHaveLength(2)
})

test('nothing is erased while something has to be settled, and it is named', async () => {
  expect(await close(ana)).toEqual([expect.stringMatching(/^R\$\s48,06 em saldo/)])
  expect(await close(luna)).toEqual([expect.stringMatching(/^R\$\s.* em saldo, minutos pagos ou ganhos$/)])
  await emptyAccounts()
  await credit(db, ana, 5_000n)
  await comeOnline(db, luna)
  await requestConsultation(db, { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock })
  expect(await close(luna)).toEqual(['uma consulta em aberto'])
  expect(await close(ana)).toHaveLength(2)
  expect(await tablesWith('palavra-da-nota')).toEqual(['client_note_times', 'client_notes'])
})

test('what a person can take along has everything that closing erases', async () => {
  const taken = async (id: string) => JSON.stringify(await readPersonalData(db, personalData, id))
  const of = { ana: await taken(ana), luna: await taken(luna) }
  for (const words of ['palavra-do-assunto', 'palavra-da-cidade', 'palavra-da-equipe', '1990-05-17', 'Luna'])
    expect(of.ana).toContain(words)
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
  expect([of.ana, of.luna].map((of) => /"estado":"(\w+)"/.exec(of)?.[1])).toEqual(['connected', 'failed'])
})

test('the notice of privacy names each thing that can be taken along', async () => {
  const named = Object.keys(await readPersonalData(db, personalData, ana))
  expect(named.toSorted()).toEqual(Object.keys(KEPT_DATA).toSorted())
})

const BOOKS = 'tax and accounting law, and claims of either side; by id, without a name'
const ABUSE = 'legitimate interest against fraud; hashes and counts by id, without a name'
const CONVERSATIONS = 'the other side may have to prove it; by id, without a name'
/** Tables that name a person and of which rows stay after closing, with why. */
const STAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'booking_compensations',
      'catalogue_coupon_uses',
      'catalogue_gift_cards',
      'catalogue_orders',
      'claims',
      'earnings_to_clear',
      'grants',
      'payments',
      'payment_attempts',
      'payment_withdrawals',
      'person_sums',
      'receipt_people',
      'statement_lines',
      'subscriptions',
      'wallet_debts',
      'welcome_days',
      'consultant_prices',
    ].map((table) => [table, BOOKS]),
  ),
  ...Object.fromEntries(
    [
      'bookings',
      'consultations',
      'consultation_clients',
      'written_questions',
      'question_threads',
      'follow_ups',
      'held_reviews',
      'product_reviews',
      'held_product_reviews',
      'reviews',
      'consultant_ratings',
      'consultant_featured_ratings',
      'backed_reviews',
      'reviews_to_weigh',
    ].map((table) => [table, CONVERSATIONS]),
  ),
  ...Object.fromEntries(
    ['consultant_blocks', 'identity_fingerprints', 'people_told_apart', 'uncounted_reviews', 'welcome_grants'].map(
      (table) => [table, ABUSE],
    ),
  ),
  company_versions: 'mail address and phone of the company, of nobody',
  breaks: 'self-care: the proof that a break was kept; append-only, by id',
  spending_limits: 'self-care: the proof that a limit was kept; append-only, by id',
  impersonations: 'that somebody of the team saw their pages, by id; six months, with the sign-in of whoever saw',
  legal_holds: 'the proof that a law had the data kept, by id',
  legal_requests: 'the proof of what was asked about her data, and of the answer, by id',
  closing_requests: 'the proof that the closing was asked for, a year',
  consents: 'the proof of what was consented to',
  acceptances: 'the proof of which text was accepted; append-only, by id',
  application_documents: 'removed at once; file and row go with the next sweep',
  consultant_documents: 'the search text of a profile that is closed: made again from its neutral words',
  consultant_specialties: 'kinds of attendance, of a profile that is in no list',
  earnings_debts: 'the books',
  payouts: 'the books, with the document that was paid: tax law',
  payout_schedules: 'that whatever still comes back is paid out',
  contact_messages: 'that a message came and was answered, a year; name, address and text are blank',
  payment_card_attempts: 'one day, against tries of many cards',
  payment_cards: 'the row that payments name; brand and digits are blank, the token once its gateway deleted the card',
  people: 'the row that the books name; blank',
  report_exports: 'expired at once; its file goes with the next sweep',
  service_notes: 'tax law: a note says whom it was for, by name and document',
  service_note_states: 'tax law: how a note stands; by id',
  security_events: 'the proof of what was done, and by whom; append-only, by id',
  team_members: 'who decided for the house; the team closes no account, and whoever left it keeps their row',
  second_factors: 'of the team alone; deleted when somebody leaves it, and the team closes no account',
  recovery_codes: 'of the team alone; deleted when somebody leaves it, and the team closes no account',
  consultant_commissions: 'what was agreed about the share; by id',
  consultant_tiers: 'what was decided about the tier; by id',
  restraints: 'the proof of what the team decided, and why; by id',
  money_rests: 'that nothing is paid out for a while after a change, also of an account that closes; by id',
  warnings: 'the proof that a warning was read; by id',
  team_proposals: 'the proof of what two of the team decided; by id',
  goodwill: 'the books: why a bonus was given',
  sessions: 'records of access, six months (Marco Civil da Internet, art. 15)',
  known_devices: 'deleted by the revocation of access but for a hash, a year',
  email_confirmations: 'links that ended; deleted a day later',
  recoveries: 'links that ended; deleted a day later',
}

test('every table that names a person is empty of her after closing, or stays for a reason that is written down', async () => {
  const columns = await db<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('person_id', 'client_id', 'consultant_id', 'email', 'recipient', 'phone') order by 1, 2`
  expect(Object.keys(STAYS).filter((name) => !columns.some(({ table }) => table === name))).toEqual([])
  await emptyAccounts()
  const typed = await db<{ email: string }[]>`select email from people where id in ${db([ana, luna])}`
  for (const id of [ana, luna]) expect(await close(id)).toEqual([])
  const theirs = [ana, luna, ...typed.map(({ email }) => email)]
  const left = []
  for (const { table, column } of columns)
    if (!(table in STAYS) && (await db`select from ${db(table)} where ${db(column)}::text = any(${theirs})`).length > 0)
      left.push(`${table}.${column}`)
  expect(left).toEqual([])
  const erasing = columns.map(({ table }) => table).filter((table) => !(table in STAYS))
  expect([...new Set(erasing)], 'a new table is erased by its domain, or stays for a reason').toEqual(ERASED)
})

const ERASED = [
  'article_authors',
  'availability_windows',
  'bearer_secrets',
  'campaign_recipients',
  'client_birth_data',
  'client_birth_shares',
  'client_note_times',
  'client_notes',
  'consultant_answer_terms',
  'consultant_channels',
  'consultant_favourites',
  'consultant_follows',
  'consultant_online_alerts',
  'consultant_profile_changes',
  'consultant_quick_replies',
  'consultant_reaches',
  'consultant_refusals',
  'consultant_switches',
  'consultant_takedowns',
  'consultant_tax_id_changes',
  'consultant_vacations',
  'follow_news',
  'follow_up_refusals',
  'followed_hours',
  'held_texts',
  'mails',
  'newsletter_subscriptions',
  'notice_choices',
  'notice_quiet_hours',
  'notices',
  'oracle_day_cards',
  'oracle_readings',
  'presence_heartbeats',
  'private_busy_times',
  'private_calendars',
  'push_subscriptions',
  'queue_places',
  'recovery_requests',
  'reminders',
  'schedule_exceptions',
  'schedules',
  'shop_addresses',
  'shop_restock_watches',
  'team_notes',
  'team_views',
  'testimonials',
  'waitlist_entries',
]
