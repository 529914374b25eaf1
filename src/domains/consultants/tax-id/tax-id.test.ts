import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountsFixture, openAccounts } from '#test/support/accounts-fixture.ts'
import { aConsultant, anAdmin, aPerson, PASSWORD } from '#test/support/people.ts'
import { changeEmail } from '#domains/accounts/email/change-email.ts'
import { confirmEmail } from '#domains/accounts/email/confirm-email.ts'
import { inTransaction } from '#platform/db.ts'
import { applyAsConsultant, approveConsultant } from '../index.ts'
import { changeTaxId } from './change-tax-id.ts'
import { correctTaxId, taxIdCorrection } from './correct-tax-id.ts'
import { findPayee } from './sql.ts'
import { stopTaxIdChange } from './stop-tax-id-change.ts'

const HOUR_S = 3_600
const [MINE, NEW, NEWER] = ['52998224725', '11144477735', '11ABC34501DE72'] as const

let accounts: AccountsFixture
let luna: string
let email: string
beforeEach(async () => {
  accounts = await openAccounts()
  luna = await aConsultant(accounts.db, 'Luna')
  await accounts.db`update consultants set tax_id = ${MINE} where id = ${luna}`
  const [person] = await accounts.db<{ email: string }[]>`select email from people where id = ${luna}`
  email = person!.email
})

/** A session of somebody who typed the password just now. */
async function signIn(personId = luna) {
  const [id, now] = [randomUUID(), accounts.time.now()]
  const expiresAt = new Date(now.getTime() + 10 * 86_400_000)
  await accounts.db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at,
      confirmed_at)
    values (${id}, ${personId}, ${createHash('sha256').update(id).digest()}, true, 'Chrome no Android', '203.0.113.7',
      ${now}, ${now}, ${expiresAt}, ${now})`
  return id
}
const change = async (taxId: string, sessionId?: string, id = luna) =>
  changeTaxId(accounts.db, {
    viewer: { id, sessionId: sessionId ?? (await signIn(id)) },
    taxId,
    now: accounts.time.now(),
  })
const signInWithPassword = async () => (await accounts.post('/login', { email, password: PASSWORD })).status
const person = async () =>
  (
    await accounts.db<{ email: string; hasPassword: boolean }[]>`
      select email, password_hash is not null as "hasPassword" from people where id = ${luna}`
  )[0]!
const payee = () => findPayee(accounts.db, luna, accounts.time.now())
/** The tokens of the mails about changes, the latest first. */
const mailed = async () =>
  (
    await accounts.db<{ text: string; to: string }[]>`
      select template::text as text, recipient as to from mails where key like 'tax-id:%' order by queued_at desc, id desc`
  ).map(({ text, to }) => ({ token: /documento=([\w-]+)/.exec(text)![1]!, to, text }))
const stop = (token: string) =>
  stopTaxIdChange(accounts.db, {
    token,
    browser: { address: '198.51.100.4', agent: 'Safari' },
    now: accounts.time.now(),
  })
const kinds = async () =>
  (
    await accounts.db<{ kind: string }[]>`
    select kind from security_events where person_id = ${luna} and kind like 'consultants.tax_id%' order by id`
  ).map(({ kind }) => kind)

describe('changing the document', () => {
  test('counts at once, rests 72 hours, and is told by mail and in the log', async () => {
    const rests = new Date(accounts.time.now().getTime() + 72 * HOUR_S * 1_000)
    expect(await change('111.444.777-35')).toEqual(rests)
    expect(await payee()).toEqual({ id: luna, taxId: NEW, restsUntil: rests, isHeld: false })
    expect(await change(NEW), 'again').toBeNull()
    const mails = await mailed()
    expect(mails).toMatchObject([{ to: email }])
    expect(mails[0]!.text).not.toContain(NEW)
    // Minutes after the sign-in nobody is asked for it again.
    expect(mails[0]!.text).toContain('entrou na sua conta com a senha')
    expect(await kinds()).toEqual(['consultants.tax_id_changed'])
    accounts.time.pass(72 * HOUR_S - 1)
    expect((await payee())!.restsUntil).toEqual(rests)
    accounts.time.pass(1)
    expect((await payee())!.restsUntil).toBeNull()
  })

  test('refuses a wrong one, one that another consultant has, and one that was hers until lately', async () => {
    await expect(change('111.111.111-11')).rejects.toMatchObject({
      code: 'consultants.invalid_tax_id',
      fields: { taxId: expect.any(String) },
    })
    const sol = await aConsultant(accounts.db, 'Sol')
    await accounts.db`update consultants set tax_id = ${NEW} where id = ${sol}`
    await expect(change(NEW)).rejects.toMatchObject({
      code: 'consultants.tax_id_taken',
      fields: { taxId: expect.any(String) },
    })
    await change(NEWER)
    const thief = await aPerson(accounts.db, 'Gatuno', 'consultor')
    const form = { specialties: ['tarot' as const], bio: 'x'.repeat(60), pricePerMinuteCents: 299n, personId: thief }
    await applyAsConsultant(accounts.db, { ...form, taxId: MINE, now: accounts.time.now() })
    const approval = { consultantId: thief, tier: 'iniciante', approvedBy: luna, now: accounts.time.now() } as const
    await expect(approveConsultant(accounts.db, approval)).rejects.toMatchObject({
      code: 'consultants.tax_id_approved',
    })
  })

  test('an application with it keeps no consultant from changing to the own CPF', async () => {
    const stranger = await aPerson(accounts.db, 'Estranha', 'consultor')
    const form = { specialties: ['tarot' as const], bio: 'x'.repeat(60), pricePerMinuteCents: 299n, personId: stranger }
    await applyAsConsultant(accounts.db, { ...form, taxId: NEW, now: accounts.time.now() })
    await change(NEW)
    expect(await payee()).toMatchObject({ taxId: NEW })
  })

  test('two consultants who want one document at once: one gets it', async () => {
    const sol = await aConsultant(accounts.db, 'Sol')
    const sessions = [await signIn(), await signIn(sol)] as const
    const results = await Promise.allSettled([change(NEW, sessions[0]), change(NEW, sessions[1], sol)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await mailed()).toHaveLength(1)
  })

  test('waits 72 hours after the mail address changed, because the mail would go to whoever changed it', async () => {
    await accounts.db`insert into security_events (kind, person_id, at) values ('accounts.email_changed', ${luna}, ${accounts.time.now()})`
    accounts.time.pass(72 * HOUR_S - 1)
    await expect(change(NEW)).rejects.toMatchObject({ code: 'consultants.tax_id_after_email' })
    accounts.time.pass(2)
    await change(NEW)
  })

  test('that was mistyped goes back to the one before without a longer rest, and to another with a new one', async () => {
    const rests = (await change(NEW))!
    accounts.time.pass(HOUR_S)
    expect(await change(MINE)).toEqual(rests)
    expect(await payee()).toEqual({ id: luna, taxId: MINE, restsUntil: rests, isHeld: false })
    expect(await change(NEWER)).toEqual(new Date(accounts.time.now().getTime() + 72 * HOUR_S * 1_000))
  })

  test('keeps the mail address for 72 hours, also one that was asked for before, until it is taken back', async () => {
    const ask = async (to: string) =>
      changeEmail(accounts.db, {
        viewer: { id: luna, sessionId: await signIn() },
        email: to,
        now: accounts.time.now(),
      })
    const confirm = async (to: string) => {
      const [mail] = await accounts.db<{ text: string }[]>`
        select template::text as text from mails where recipient = ${to} order by queued_at desc limit 1`
      const token = /confirmar=([\w-]+)/.exec(mail!.text)![1]!
      return confirmEmail(accounts.db, {
        token,
        browser: { address: '198.51.100.4', agent: 'Safari' },
        now: accounts.time.now(),
      })
    }
    const [before, after] = [`ladra-${luna}@exemplo.com.br`, `nova-${luna}@exemplo.com.br`]
    await ask(before)
    await change(NEW)
    await expect(confirm(before)).rejects.toMatchObject({ code: 'accounts.email_stays', status: 409 })
    await expect(ask(after)).rejects.toMatchObject({ code: 'accounts.email_stays' })
    accounts.time.pass(60)
    await stop((await mailed())[0]!.token)
    await ask(after)
    await confirm(after)
    expect((await person()).email).toBe(after)
  })

  test('happens three times a day at most', async () => {
    for (const one of [NEW, NEWER, MINE]) await change(one)
    await expect(change(NEW)).rejects.toMatchObject({ status: 429 })
  })
})

describe('a document that two of the team correct', () => {
  const REASON = 'Trocou dois números no cadastro e mandou o documento.'
  const correct = async (from: string, to: string) => {
    const { db, time } = accounts
    const [by, secondedBy] = [await anAdmin(db), await anAdmin(db)]
    const act = { id: randomUUID(), personId: luna, reason: REASON, by, secondedBy, at: time.now() }
    await inTransaction(db, (tx) => correctTaxId(tx, { ...act, from, to }))
  }
  const asked = (taxId: string, personId = luna) =>
    taxIdCorrection(accounts.db, { personId, taxId, at: accounts.time.now() })

  test('counts at once, rests, is in the log with its ends hidden, and its mail says why and takes it back', async () => {
    const rests = new Date(accounts.time.now().getTime() + 72 * HOUR_S * 1_000)
    const { from, to } = await asked('111.444.777-35')
    await correct(from, to)
    expect(await payee()).toEqual({ id: luna, taxId: NEW, restsUntil: rests, isHeld: false })
    const [event] = await accounts.db`
      select w.before, w.after from security_events e join security_event_words w on w.event_id = e.id
      where e.kind = 'consultants.tax_id_corrected' and e.person_id = ${luna} and e.by_team`
    expect(event).toEqual({ before: { taxId: '•••.982.247-••' }, after: { taxId: '•••.444.777-••' } })
    const [mail] = await mailed()
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining(REASON) })
    await stop(mail!.token)
    expect(await payee()).toEqual({ id: luna, taxId: MINE, restsUntil: null, isHeld: false })
  })

  test('is refused of a client, when it is wrong, the same, another’s, or changed meanwhile', async () => {
    const ana = await aPerson(accounts.db, 'Ana', 'client')
    const sol = await aConsultant(accounts.db, 'Sol')
    await accounts.db`update consultants set tax_id = ${NEWER} where id = ${sol}`
    for (const [given, code] of [
      [() => asked(NEW, ana), 'consultants.no_tax_id'],
      [() => asked('111.111.111-11'), 'consultants.invalid_tax_id'],
      [() => asked(MINE), 'accounts.correction_unchanged'],
      [() => asked(NEWER), 'consultants.tax_id_taken'],
      [() => correct(MINE, NEWER), 'consultants.tax_id_taken'],
      [() => correct(NEW, '39053344705'), 'accounts.corrected_meanwhile'],
    ] as const)
      await expect(given()).rejects.toMatchObject({ code })
  })

  test('waits 72 hours after the team corrected the address, and keeps it for as long', async () => {
    await accounts.db`insert into security_events (kind, person_id, at) values ('accounts.email_corrected', ${luna}, ${accounts.time.now()})`
    await expect(correct(MINE, NEW)).rejects.toMatchObject({ code: 'consultants.tax_id_after_email' })
    accounts.time.pass(72 * HOUR_S)
    await correct(MINE, NEW)
    const viewer = { id: luna, sessionId: await signIn() }
    const own = { viewer, email: `nova-${luna}@exemplo.com.br`, now: accounts.time.now() }
    await expect(changeEmail(accounts.db, own)).rejects.toMatchObject({ code: 'accounts.email_stays' })
  })

  test('twice at once, or beside her own change: one counts, and whoever decided on the former is told', async () => {
    const both = await Promise.allSettled([correct(MINE, NEW), correct(MINE, '39053344705')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { taxId } = (await payee())!
    const [team] = await Promise.allSettled([correct(taxId, NEWER), change('16899535009')])
    if (team.status === 'rejected') expect(team.reason).toMatchObject({ code: 'accounts.corrected_meanwhile' })
    expect([NEWER, '16899535009']).toContain((await payee())!.taxId)
  })
})

describe('não fui eu', () => {
  test('takes the change back without signing in, puts everybody out and mails a link for a new password', async () => {
    await change(NEW)
    const { token } = (await mailed())[0]!
    expect(await signInWithPassword()).toBe(200)
    await stop(token)
    expect(await payee()).toEqual({ id: luna, taxId: MINE, restsUntil: null, isHeld: false })
    expect(await signInWithPassword(), 'the old password').toBe(401)
    expect(await accounts.db`select 1 from sessions where person_id = ${luna} and ended_at is null`).toHaveLength(0)
    expect(
      (await accounts.db`select template::text from mails where key like 'access-closed:%'`)[0]!.template,
    ).toContain('token=')
    expect(await kinds()).toEqual(['consultants.tax_id_changed', 'consultants.tax_id_change_stopped'])
  })

  test('gives the account back to the address that was warned, though it was changed since', async () => {
    await change(NEW)
    const { token } = (await mailed())[0]!
    accounts.time.pass(4 * 86_400)
    const thief = `ladra-${luna}@exemplo.com.br`
    await accounts.db`update people set email = ${thief} where id = ${luna}`
    await stop(token)
    expect((await person()).email).toBe(email)
    const mails = await accounts.db<{ to: string }[]>`
      select recipient as to from mails where key like 'access-closed:%' or key like 'email-restored:%' order by key`
    expect(mails).toEqual([{ to: email }, { to: thief }])
  })

  test('lets nobody in when another account has that address by now, and says so there', async () => {
    await change(NEW)
    const { token } = (await mailed())[0]!
    accounts.time.pass(4 * 86_400)
    const thief = `ladra-${luna}@exemplo.com.br`
    await accounts.db`update people set email = ${thief} where id = ${luna}`
    const other = await aPerson(accounts.db, 'Outra', 'client')
    await accounts.db`update people set email = ${email} where id = ${other}`
    await stop(token)
    expect(await person()).toEqual({ email: thief, hasPassword: false })
    expect((await accounts.post('/login', { email: thief, password: PASSWORD })).status).toBe(401)
    const mails = await accounts.db<{ to: string; path: string }[]>`
      select recipient as to, template->'action'->>'path' as path from mails where key like 'access-closed:%'`
    expect(mails).toEqual([{ to: email, path: '/contato' }])
  })

  test('works once: again it changes nothing, also not what came later', async () => {
    await change(NEW)
    const { token } = (await mailed())[0]!
    await Promise.all([stop(token), stop(token)])
    await change(NEWER)
    await stop(token)
    expect((await payee())!.taxId).toBe(NEWER)
    expect(await accounts.db`select 1 from mails where key like 'access-closed:%'`).toHaveLength(1)
  })

  test('of the last of several changes takes all back that still rest, not one of a month before', async () => {
    await change(NEW)
    accounts.time.pass(20 * 86_400)
    await change(NEWER)
    accounts.time.pass(60)
    await change('39053344705')
    await stop((await mailed())[0]!.token)
    expect((await payee())!.taxId).toBe(NEW)
  })

  test('does not work after 30 days, nor for a token that nobody mailed', async () => {
    await change(NEW)
    const { token } = (await mailed())[0]!
    await expect(stop(`${token}x`)).rejects.toMatchObject({ code: 'consultants.tax_id_link_invalid', status: 404 })
    accounts.time.pass(30 * 86_400 + 1)
    await expect(stop(token)).rejects.toMatchObject({ code: 'consultants.tax_id_link_invalid' })
    expect((await payee())!.taxId).toBe(NEW)
  })
})
