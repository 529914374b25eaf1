import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { type AccountsFixture, ANA, openAccounts } from '#test/support/accounts-fixture.ts'
import { anAdmin, aPerson } from '#test/support/people.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { sendRecoveryMails } from '../recovery/send-recovery-mails.ts'
import { findRestsUntil, keepFromResting } from '../money-rests/sql.ts'
import { findHindrance } from '../restraints/sql.ts'
import { findPerson } from '../registration/sql.ts'
import { mailConfirmation } from '../acts/mail-confirmation.ts'
import { correctEmail } from './correct-email.ts'
import { stopEmailCorrection } from './stop-email-correction.ts'
import { correctName } from './correct-name.ts'
import { correctPhone } from './correct-phone.ts'
import { emailCorrection, phoneCorrection } from './guard-correction.ts'

const NEW = 'ana.souza@exemplo.com.br'
const REASON = 'Digitou errado no cadastro e mandou o documento.'
const HOUR_S = 3_600
const PHONE = '+5511987654321'

let accounts: AccountsFixture
let [iris, gil] = ['', '']
beforeEach(async () => {
  accounts = await openAccounts()
  ;[iris, gil] = [await anAdmin(accounts.db), await anAdmin(accounts.db)]
})

const ana = () => accounts.ana.id
const act = (personId = ana()) => ({
  id: crypto.randomUUID() as string,
  personId,
  reason: REASON,
  by: iris,
  at: accounts.time.now(),
})
const ofTwo = (from: string, to: string, personId?: string) => ({ ...act(personId), from, to, secondedBy: gil })
const toNew = (to = NEW) => inTransaction(accounts.db, (tx) => correctEmail(tx, ofTwo(ANA, to)))
const toPhone = (to: string, from = PHONE) => inTransaction(accounts.db, (tx) => correctPhone(tx, ofTwo(from, to)))
const rests = (personId = ana()) => findRestsUntil(accounts.db, personId, accounts.time.now())
const restsFromNow = () => new Date(accounts.time.now().getTime() + 72 * HOUR_S * 1_000)
const address = async () => (await findPerson(accounts.db, ana()))!.email
const mailTo = async (to: string) =>
  (
    await accounts.db<{ text: string }[]>`
      select template::text as text from mails where recipient = ${to} and key like 'correction:%' order by queued_at desc`
  )[0]?.text
const confirm = async (to = NEW) =>
  accounts.post('/email/confirm', { token: /confirmar=([\w-]+)/.exec((await mailTo(to))!)![1]! })
const told = async (kind: string) => {
  const [row] = await accounts.db<{ before: object; after: object; reason: string }[]>`
    select w.before, w.after, w.reason from security_events e join security_event_words w on w.event_id = e.id
    where e.kind = ${kind} and e.by_team and e.actor_id = ${iris} and e.person_id = ${ana()}`
  return row
}

describe('an address that two of the team correct', () => {
  test('becomes Ana’s with the link of the new one, and money rests from the correction and again from the link', async () => {
    await toNew()
    expect(await rests()).toEqual(restsFromNow())
    expect(await address(), 'until it is confirmed').toBe(ANA)
    accounts.time.pass(HOUR_S)
    expect((await confirm()).status).toBe(200)
    expect(await address()).toBe(NEW)
    expect(await rests()).toEqual(restsFromNow())
    accounts.time.pass(72 * HOUR_S)
    expect(await rests()).toBeNull()
  })

  test('is told at both, in the log with the middle hidden, and a stranger at the old one reads neither it nor why', async () => {
    await toNew()
    const [before, after] = [(await mailTo(ANA))!, (await mailTo(NEW))!]
    for (const hidden of [NEW, REASON]) expect(before).not.toContain(hidden)
    expect(before).toContain('/contato')
    expect(after).toContain(REASON)
    expect(await told('accounts.email_corrected')).toEqual({
      before: { email: 'a•••@exemplo.com.br' },
      after: { email: 'an•••a@exemplo.com.br' },
      reason: REASON,
    })
  })

  test('of an address that was confirmed is told there with the reason', async () => {
    await accounts.db`update people set email_confirmed_at = ${accounts.time.now()} where id = ${ana()}`
    await toNew()
    expect(await mailTo(ANA)).toContain(REASON)
    expect(await mailTo(ANA), 'which ends it').toContain('/forgot-password')
  })

  test('puts everybody out: sessions, links for a password, requests for one, and a change that was asked for', async () => {
    const { token } = (await accounts.signIn()).body
    const recovery = await accounts.mailedLink()
    await accounts.post('/email', { email: 'ladra@exemplo.com.br' }, { token })
    await accounts.post('/recovery', { email: ANA })
    await toNew()
    expect((await accounts.ask('GET', '/email', { token })).status).toBe(401)
    const password = 'mar calmo de agosto'
    expect((await accounts.post('/recovery/password', { token: recovery, password })).status).toBe(410)
    await sendRecoveryMails({ db: accounts.db, now: accounts.time.now() })
    expect(await accounts.db`select from recoveries where used_at is null`).toHaveLength(0)
    expect((await confirm()).status).toBe(200)
    expect(await address()).toBe(NEW)
  })

  test('is mailed again by one member, and each of its links works', async () => {
    await toNew()
    accounts.time.pass(20 * HOUR_S)
    await inTransaction(accounts.db, (tx) => mailConfirmation(tx, act()))
    accounts.time.pass(20 * HOUR_S)
    const [again] = await accounts.db<{ text: string }[]>`
      select template::text as text from mails where recipient = ${NEW} and key like 'confirmation:%'`
    const token = /confirmar=([\w-]+)/.exec(again!.text)![1]!
    expect((await accounts.post('/email/confirm', { token })).status).toBe(200)
    expect(await address()).toBe(NEW)
    expect(await rests()).toEqual(restsFromNow())
  })

  test('is stopped by one member while its link waits, and money goes on resting', async () => {
    await toNew()
    const resting = await rests()
    accounts.time.pass(60)
    const stop = () => inTransaction(accounts.db, (tx) => stopEmailCorrection(tx, act()))
    await stop()
    expect((await confirm()).status).toBe(410)
    expect(await mailTo(ANA)).toContain('este continua valendo')
    expect(await rests()).toEqual(resting)
    await expect(stop()).rejects.toMatchObject({ code: 'accounts.no_correction_waits' })
  })

  test('is ended by a new password, as the person who is out at the old address may want', async () => {
    await toNew()
    const recovery = await accounts.mailedLink()
    await accounts.post('/recovery/password', { token: recovery, password: 'mar calmo de agosto' })
    expect((await confirm()).status).toBe(410)
    expect(await address()).toBe(ANA)
  })

  test('is refused when somebody has it, when it changed meanwhile, and when somebody takes it before the link', async () => {
    const eva = await aPerson(accounts.db, 'Eva', 'client')
    const { email } = (await findPerson(accounts.db, eva))!
    await expect(toNew(email)).rejects.toMatchObject({ code: 'accounts.email_in_use' })
    const asked = { personId: ana(), email, at: accounts.time.now() }
    await expect(emailCorrection(accounts.db, asked)).rejects.toMatchObject({ fields: { email: expect.any(String) } })
    await expect(emailCorrection(accounts.db, { ...asked, email: ANA })).rejects.toMatchObject({
      code: 'accounts.correction_unchanged',
    })
    const stale = ofTwo('outra@exemplo.com.br', NEW)
    await expect(inTransaction(accounts.db, (tx) => correctEmail(tx, stale))).rejects.toMatchObject({
      code: 'accounts.corrected_meanwhile',
    })
    await toNew()
    await accounts.db`update people set email = ${NEW} where id = ${eva}`
    expect((await confirm()).status).toBe(410)
    expect(await address()).toBe(ANA)
  })

  test('waits 72 hours after the document changed, as her own change does', async () => {
    await accounts.db`insert into security_events (kind, person_id, at)
      values ('consultants.tax_id_corrected', ${ana()}, ${accounts.time.now()})`
    await expect(toNew()).rejects.toMatchObject({ code: 'accounts.email_stays' })
  })

  test('beside her own change of it: whichever came last waits for its link, and one link alone works', async () => {
    const { token } = (await accounts.signIn()).body
    const own = 'propria@exemplo.com.br'
    await Promise.all([toNew(), accounts.post('/email', { email: own }, { token })])
    const pending = await accounts.db<{ email: string }[]>`
      select email from email_confirmations where person_id = ${ana()} and is_change and used_at is null`
    expect(pending).toHaveLength(1)
    expect([own, NEW]).toContain(pending[0]!.email)
  })

  test('twice at once, by two pairs: one waits for the other, and the second replaces the first', async () => {
    await Promise.all([toNew(), toNew('ana.s@exemplo.com.br')])
    const pending = await accounts.db`select from email_confirmations where is_change and used_at is null`
    expect(pending).toHaveLength(1)
  })
})

describe('a phone that two of the team correct', () => {
  test('counts at once, rests, and is mailed and logged', async () => {
    const asked = await phoneCorrection(accounts.db, { personId: ana(), phone: '(21) 98765-0002' })
    expect(asked).toEqual({ from: PHONE, to: '+5521987650002' })
    await toPhone(asked.to)
    expect(await rests()).toEqual(restsFromNow())
    expect(await mailTo(ANA)).toContain('(21) 98765-0002')
    expect(await told('accounts.phone_corrected')).toMatchObject({
      before: { phone: '+5511•••21' },
      after: { phone: '+5521•••02' },
    })
  })

  test('of somebody who is blocked has Ana in review, as if she had registered with it; the old one stays known', async () => {
    const eva = await aPerson(accounts.db, 'Eva', 'client', undefined, '21987650002')
    const earlier = new Date(accounts.time.now().getTime() - 1)
    await accounts.db`
      insert into restraints (id, person_id, kind, reason, starts_at, set_by)
      values (gen_random_uuid(), ${eva}, 'blocked', ${REASON}, ${earlier}, ${iris})`
    const stands = async () => (await findHindrance(accounts.db, ana(), accounts.time.now())).kind
    expect(await stands()).toBeNull()
    await toPhone('+5521987650002')
    expect(await stands()).toBe('in_review')
    await toPhone('+5521987650009', '+5521987650002')
    expect(await stands(), 'asking the team again takes no mark away').toBe('in_review')
  })

  test('is refused when it is none, is the same, or changed meanwhile: of two at once one is told', async () => {
    const ask = (phone: string) => phoneCorrection(accounts.db, { personId: ana(), phone })
    await expect(ask('(11) 1234')).rejects.toMatchObject({ code: 'accounts.invalid_phone' })
    await expect(ask('11 98765-4321')).rejects.toMatchObject({ code: 'accounts.correction_unchanged' })
    const both = await Promise.allSettled([toPhone('+5521987650002'), toPhone('+5521987650003')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'accounts.corrected_meanwhile' },
    })
  })
})

describe('a name', () => {
  const correct = (lastName: string, personId?: string) =>
    inTransaction(accounts.db, (tx) => correctName(tx, { ...act(personId), firstName: 'Ana', lastName }))

  test('is corrected by one member, mailed, and in the log from what to what; nothing rests', async () => {
    await correct('Sousa')
    expect(await findPerson(accounts.db, ana())).toMatchObject({ lastName: 'Sousa' })
    expect(await told('accounts.name_corrected')).toMatchObject({
      before: { name: 'Ana Souza' },
      after: { name: 'Ana Sousa' },
    })
    expect(await mailTo(ANA)).toContain(REASON)
    expect(await rests()).toBeNull()
    await expect(correct('Sousa')).rejects.toMatchObject({ code: 'accounts.correction_unchanged' })
    const again = { ...act(), firstName: 'Ana', lastName: 'Sá' }
    const send = () => inTransaction(accounts.db, (tx) => correctName(tx, again))
    await Promise.all([send(), send()])
    expect(await accounts.db`select from mails where key = ${`correction:${again.id}`}`, 'the same click').toHaveLength(
      1,
    )
  })

  test('of somebody of the team, of oneself and of nobody is out of reach, and so is everything else', async () => {
    for (const [personId, code] of [
      [gil, 'accounts.team_member'],
      [iris, 'accounts.own_case'],
      [crypto.randomUUID(), 'accounts.person_not_found'],
    ] as const) {
      await expect(correct('Sousa', personId)).rejects.toMatchObject({ code })
      const email = { ...ofTwo(ANA, NEW, personId), secondedBy: personId === gil ? iris : gil }
      await expect(inTransaction(accounts.db, (tx) => correctEmail(tx, email))).rejects.toMatchObject({ code })
    }
  })
})

test('a rest waits for whoever just sends money out, and whoever comes later sees it', async () => {
  const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const sending = inTransaction(accounts.db, async (tx) => {
    await keepFromResting(tx, ana())
    isHeld.resolve()
    await letGo.promise
    return findRestsUntil(tx, ana(), accounts.time.now())
  })
  await isHeld.promise
  const correcting = toPhone('+5521987650002')
  await untilOneWaitsForLock(accounts.db)
  letGo.resolve()
  expect(await sending).toBeNull()
  await correcting
  expect(await rests()).not.toBeNull()
})
