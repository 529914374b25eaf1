import { beforeEach, describe, expect, test } from 'vitest'
import { changeEmail } from '#domains/accounts/email/change-email.ts'
import { confirmEmail } from '#domains/accounts/email/confirm-email.ts'
import { closeAccount, correctName, decideProposal, findPerson } from '#domains/accounts/index.ts'
import { jobs } from '#domains/accounts/jobs.ts'
import type { CorrectedField } from '#domains/accounts/corrections.rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { proposalVerbs } from '#server/proposal-verbs.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, anAdmin, aPerson } from '#test/support/people.ts'
import { changesOf } from '../audit/changes.rules.ts'
import { readOwnLog } from '../audit/read-own-log.ts'
import { readProposals } from '../proposals/read-proposals.ts'
import { searchEverything } from '../search/search-everything.ts'
import { proposeCorrection } from './correct-data.ts'
import { readDecisions } from './read-decisions.ts'

const REASON = 'Digitou errado e mandou a foto do documento.'
const [OLD, NEW] = ['ana.gmial@exemplo.com.br', 'ana.gmail@exemplo.com.br']
let db: Db
let [iris, gil, ana, luna] = ['', '', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  ;[iris, gil] = [await anAdmin(db), await anAdmin(db)]
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await db`update people set email = ${OLD} where id = ${ana}`
  await db`update consultants set tax_id = '52998224725' where id = ${luna}`
})

const propose = (field: CorrectedField, value: string, more: { personId?: string; by?: string; id?: string } = {}) =>
  proposeCorrection(db, {
    id: crypto.randomUUID(),
    personId: ana,
    reason: REASON,
    by: iris,
    clock,
    field,
    value,
    ...more,
  })
const readBy = async (by: string) => readProposals(db, { by, capabilities: CAPABILITIES, now: await clock(db) })
const decide = async (isConfirmed = true, by = gil) => {
  const [open] = await readBy(by)
  await decideProposal(db, proposalVerbs, { id: open!.id, isConfirmed, by, capabilities: CAPABILITIES, clock })
}
const decisionsOf = async (personId: string) => readDecisions(db, { personId, at: await clock(db) })
const useLink = async (to = NEW) => {
  const [mail] = await db<{ text: string }[]>`
    select template::text as text from mails where recipient = ${to} order by queued_at desc limit 1`
  const token = /confirmar=([\w-]+)/.exec(mail!.text)![1]!
  await confirmEmail(db, { token, browser: { address: '203.0.113.7', agent: '' }, now: await clock(db) })
}
const search = async (q: string) =>
  (await searchEverything(db, { q, by: iris, now: await clock(db) })).found.map(({ id }) => id)
const kept = async () => JSON.stringify(await db`select input from team_proposals`)

describe('the second member reads from what into what', () => {
  test.each([
    ['email', NEW, OLD, NEW],
    ['taxId', '111.444.777-35', 'CPF •••.982.247-••', 'CPF 111.444.777-35'],
  ] as const)('of %s', async (field, value, from, to) => {
    await propose(field, value, { personId: field === 'taxId' ? luna : ana })
    expect(await readBy(gil)).toMatchObject([{ correction: { from, to }, mayConfirm: true }])
    expect(await readBy(iris)).toMatchObject([{ isOwn: true, mayConfirm: false }])
  })

  test('and confirms no more what changed meanwhile', async () => {
    await propose('phone', '(21) 98765-0002')
    await db`update people set phone = '+5521987650003' where id = ${ana}`
    await expect(decide()).rejects.toMatchObject({ code: 'accounts.corrected_meanwhile' })
    await decide(false)
    expect((await decisionsOf(ana)).identity.phone).toBe('(21) 98765-0003')
  })
})

test('an address is proposed by one, confirmed by another, and Ana’s once she uses the link; the search finds it', async () => {
  await propose('email', NEW)
  await expect(decide(true, iris)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
  await decide()
  expect(await decisionsOf(ana)).toMatchObject({ correctedEmail: NEW, moneyRestsUntil: expect.any(Date) })
  expect(await search(OLD)).toEqual([ana])
  await useLink()
  expect(await decisionsOf(ana)).toMatchObject({ correctedEmail: null, identity: { email: NEW } })
  expect([await search(NEW), await search(OLD)]).toEqual([[ana], []])
})

test('a phone and a document are found from then on, and by the former ones, too', async () => {
  const { phone } = (await decisionsOf(ana)).identity
  await propose('phone', '(21) 98765-0002')
  await decide()
  expect([await search('21987650002'), await search(phone!)]).toEqual([[ana], [ana]])
  await propose('taxId', '111.444.777-35', { personId: luna })
  await decide()
  expect([await search('11144477735'), await search('52998224725')]).toEqual([[luna], [luna]])
})

test('Ana reads under her data what was done, not by whom; the log says it with the middle hidden', async () => {
  await propose('email', NEW)
  await decide()
  const at = await clock(db)
  const name = { id: crypto.randomUUID(), personId: ana, reason: REASON, by: iris, at }
  await inTransaction(db, (tx) => correctName(tx, { ...name, firstName: 'Ana', lastName: 'Certa' }))
  const said = (await readOwnLog(db, { personId: ana })).acts.map(({ sentence }) => sentence)
  expect(said).toEqual([
    'corrigiu o nome de uma pessoa',
    'corrigiu o e-mail de uma pessoa, com outra da equipe',
    'decidiu uma proposta (confirmada)',
    'propôs uma decisão de duas pessoas (correção do e-mail)',
  ])
  const [event] = await db<{ before: object; after: object }[]>`
    select w.before, w.after from security_events e join security_event_words w on w.event_id = e.id
    where e.kind = 'accounts.email_corrected'`
  expect(changesOf(event!.before as never, event!.after as never)).toEqual([
    { field: 'E-mail', before: 'an•••l@exemplo.com.br', after: 'an•••l@exemplo.com.br' },
  ])
})

describe('what a proposal said is forgotten', () => {
  test.each([true, false])('when it is decided: %s', async (isConfirmed) => {
    await propose('email', NEW)
    expect(await kept()).toContain(NEW)
    await decide(isConfirmed)
    expect(await kept()).not.toContain(NEW)
  })

  test('when its time is over, and when the account closes', async () => {
    await propose('email', NEW)
    await db`update team_proposals set proposed_at = proposed_at - interval '8 days', expires_at = expires_at - interval '8 days'`
    const job = jobs.find(({ name }) => name === 'accounts.erase-ended-proposals')!
    await job.run({ db, now: await clock(db), log } as never)
    expect(await kept()).not.toContain(NEW)
    await propose('email', NEW)
    const at = await clock(db)
    expect(await inTransaction(db, (tx) => closeAccount(tx, [], { personId: ana, at }))).toEqual([])
    expect(await kept()).not.toContain(NEW)
  })
})

test('is refused before anybody has to confirm it: taken, wrong, unchanged, of the team, of oneself', async () => {
  const eva = await aPerson(db, 'Eva', 'client')
  const { email } = (await findPerson(db, eva))!
  for (const [asked, code] of [
    [() => propose('email', email), 'accounts.email_in_use'],
    [() => propose('email', OLD), 'accounts.correction_unchanged'],
    [() => propose('phone', '11 1234-5678'), 'accounts.invalid_phone'],
    [() => propose('taxId', '111.444.777-35'), 'consultants.no_tax_id'],
    [() => propose('email', NEW, { personId: gil }), 'accounts.team_member'],
    [() => propose('email', NEW, { personId: iris }), 'accounts.own_case'],
  ] as const)
    await expect(asked()).rejects.toMatchObject({ code })
  expect(await readBy(gil)).toEqual([])
})

test('of two who propose one field at once one waits, and of ten who confirm one does it', async () => {
  const both = await Promise.allSettled([propose('email', NEW), propose('email', 'outra@exemplo.com.br', { by: gil })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const vera = await anAdmin(db)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => decide(true, vera)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db`select from security_events where kind = 'accounts.email_corrected'`).toHaveLength(1)
  expect(await db`select from email_confirmations where used_at is null and correction_id is not null`).toHaveLength(1)
})

test('Ana’s own change beside the confirmation: one link waits, and both mailboxes were told', async () => {
  await propose('email', NEW)
  const sessionId = crypto.randomUUID()
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at, confirmed_at)
    values (${sessionId}, ${ana}, sha256('x'), true, '', '', now(), now(), now() + interval '1 day', now())`
  const own = { viewer: { id: ana, sessionId }, email: 'propria@exemplo.com.br', now: await clock(db) }
  const [, hers] = await Promise.allSettled([decide(), changeEmail(db, own)])
  if (hers.status === 'rejected') expect(hers.reason, 'her session ended first').toMatchObject({ status: 401 })
  const waiting = await db`select email from email_confirmations where is_change and used_at is null`
  expect(waiting).toEqual([{ email: NEW }])
})
