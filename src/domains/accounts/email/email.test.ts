import { beforeEach, describe, expect, test } from 'vitest'
import { findViewer } from '../index.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { sendRecoveryMails } from '../recovery/send-recovery-mails.ts'
import { recordNewPassword } from '../recovery/sql.ts'
import { recordConfirmed } from './sql.ts'
import { type AccountsFixture, ANA, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { countWaitingForLocks } from '#test/support/waiting-for-locks.ts'

const EVA = 'eva@exemplo.com.br'
const NEW = 'ana.nova@exemplo.com.br'
const newcomer = {
  firstName: 'Eva',
  lastName: 'Reis',
  email: EVA,
  phone: '11987650001',
  birthDate: '1985-04-12',
  password: 'estrela-do-norte-93',
  role: 'client',
  consents: { terms: true, sensitiveData: true, newsletter: false },
}

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

type Mail = { key: string; recipient: string; subject: string; path: string | null; text: string }
const mails = () =>
  accounts.db<Mail[]>`
    select key, recipient, template->>'subject' as subject, template->'action'->>'path' as path, template::text as text
    from mails order by queued_at, key`
const linkIn = ({ path }: Mail) => new URL(path!, 'https://site.test').searchParams.get('confirmar')!
const register = async () => (await accounts.post('/register', newcomer)).body
const confirm = (token: string, from?: string) => accounts.post('/email/confirm', { token }, { ...(from && { from }) })
const signedIn = async () => (await accounts.signIn()).body.token
type State = { email: string; confirmedAt: string | null; pending: string | null }
const state = async (token: string) => (await accounts.ask('GET', '/email', { token })).body as unknown as State
const change = (token: string, email = NEW) => accounts.post('/email', { email }, { token })
/** The link in the latest mail to this address. */
const latestLink = async (to: string) => linkIn((await mails()).findLast((mail) => mail.recipient === to && mail.path)!)
const isWaiting = async () => (await countWaitingForLocks(accounts.db)) > 0
const kinds = async () =>
  (await accounts.db<{ kind: string }[]>`select kind from security_events order by id`).map(({ kind }) => kind)

describe('after registering', () => {
  test('one mail welcomes Eva and carries the link, and nothing waits for it: she is signed in', async () => {
    const { token, user } = await register()
    expect(await mails()).toMatchObject([
      { key: `welcome:${user.id}`, recipient: EVA, subject: 'Boas-vindas ao Sensitivos: confirme seu e-mail' },
    ])
    expect(await state(token)).toEqual({ email: EVA, confirmedAt: null, pending: null })
    const link = await latestLink(EVA)
    const stored = await accounts.db`select token_hash from email_confirmations`
    expect(JSON.stringify(stored)).not.toContain(link)
    expect(stored).toHaveLength(1)
  })

  test('the link confirms the address, also where nobody is signed in, and is logged', async () => {
    const { token } = await register()
    expect((await confirm(await latestLink(EVA), '198.51.100.9')).status).toBe(200)
    expect((await state(token)).confirmedAt).not.toBeNull()
    expect(await kinds()).toEqual(['accounts.signed_in', 'accounts.email_confirmed'])
  })

  test('a link works for 24 hours and once: the same one again changes nothing', async () => {
    const { token } = await register()
    const link = await latestLink(EVA)
    accounts.time.pass(24 * 3_600 - 1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(link)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await kinds()).filter((kind) => kind === 'accounts.email_confirmed')).toHaveLength(1)
    const { confirmedAt } = await state(token)
    accounts.time.pass(1)
    expect(await confirm(link)).toMatchObject({ status: 410, body: { code: 'accounts.email_link_invalid' } })
    expect((await state(token)).confirmedAt).toBe(confirmedAt)
    for (const odd of ['', 'x', 'x'.repeat(43)]) expect((await confirm(odd)).status, odd).toBe(410)
  })

  test('another link comes on request, five times an hour, and none once confirmed', async () => {
    const { token } = await register()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await accounts.post('/email/resend', {}, { token })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    accounts.time.pass(3_600)
    const [first, ...more] = (await mails()).map(linkIn)
    expect((await confirm(more[3]!)).status).toBe(200)
    expect((await confirm(first!)).status, 'used up with the other one; it is confirmed already').toBe(200)
    expect((await accounts.post('/email/resend', {}, { token })).status).toBe(200)
    expect(await mails()).toHaveLength(6)
  })

  test('who sets a password by a mailed link has shown that the address is theirs', async () => {
    await accounts.post('/recovery/password', { token: await accounts.mailedLink(), password: 'mar calmo de agosto' })
    const { body } = await accounts.signIn('mar calmo de agosto')
    expect((await state(body.token)).confirmedAt).not.toBeNull()
  })
})

describe('another address', () => {
  test('replaces the old one when its link is used; the old one is told twice, and its links end', async () => {
    const token = await signedIn()
    const recovery = await accounts.mailedLink()
    expect((await change(token)).status).toBe(200)
    expect(await state(token)).toMatchObject({ email: ANA, pending: NEW })
    expect((await accounts.signIn()).status, 'nothing has changed yet').toBe(200)
    expect((await confirm(await latestLink(NEW))).status).toBe(200)
    expect(await state(token)).toMatchObject({ email: NEW, pending: null })
    expect((await mails()).filter(({ key }) => key.startsWith('email-change'))).toMatchObject([
      { recipient: NEW, subject: 'Confirme seu novo e-mail' },
      { recipient: ANA, subject: 'Pediram para trocar o e-mail da sua conta' },
      { recipient: ANA, subject: 'O e-mail da sua conta foi trocado' },
    ])
    expect((await accounts.post('/login', { email: NEW, password: PASSWORD })).status).toBe(200)
    expect((await accounts.signIn()).status).toBe(401)
    const reset = await accounts.post('/recovery/password', { token: recovery, password: 'mar calmo de agosto' })
    expect(reset.status, 'a link that was mailed to the old address').toBe(410)
    expect((await kinds()).filter((kind) => kind.includes('email'))).toEqual([
      'accounts.email_change_requested',
      'accounts.email_changed',
    ])
  })

  test('that is just being confirmed sends no recovery link to the former one', async () => {
    let isMailed = false
    let mailing: Promise<void> | undefined
    await accounts.db.begin(async (tx) => {
      await recordConfirmed(tx, accounts.ana.id, NEW, accounts.time.now())
      await accounts.post('/recovery', { email: ANA })
      mailing = sendRecoveryMails({ db: accounts.db, now: accounts.time.now() }).then(() => void (isMailed = true))
      await expect.poll(async () => isMailed || (await isWaiting())).toBe(true)
    })
    await mailing
    expect((await mails()).filter(({ key }) => key.startsWith('recovery:'))).toEqual([])
    expect(await accounts.db`select from recoveries`).toHaveLength(0)
  })

  test('needs the password again after fifteen minutes', async () => {
    const token = await signedIn()
    accounts.time.pass(15 * 60)
    expect(await change(token)).toMatchObject({ status: 403, body: { code: 'http.password_required' } })
    await accounts.post('/confirm-password', { password: PASSWORD }, { token })
    expect((await change(token)).status).toBe(200)
  })

  test('of somebody else: the same answer, a mail to its owner, and no way to take it', async () => {
    await register()
    const token = await signedIn()
    const [free, taken] = [await change(token), await change(token, EVA)]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await state(token)).toMatchObject({ pending: EVA })
    const toEva = (await mails()).filter(({ recipient }) => recipient === EVA)
    expect(toEva.map(({ subject, path }) => [subject, path])).toContainEqual([
      'Este e-mail já tem uma conta',
      '/forgot-password',
    ])
    expect(toEva.map(({ subject }) => subject)).not.toContain('Confirme seu novo e-mail')
    expect(await change(token, ANA)).toMatchObject({ status: 409, body: { code: 'accounts.same_email' } })
  })

  test('registered by somebody else meanwhile stays theirs, also at the same moment', async () => {
    const token = await signedIn()
    await change(token, EVA)
    const link = await latestLink(EVA)
    const [confirmed, registered] = await Promise.all([confirm(link), accounts.post('/register', newcomer)])
    expect([
      [200, 409],
      [410, 200],
    ]).toContainEqual([confirmed.status, registered.status])
    const owners = await accounts.db`select id from people where email = ${EVA}`
    expect(owners).toHaveLength(1)
  })

  test('a later request replaces an earlier one, and a new password ends both', async () => {
    const token = await signedIn()
    await change(token)
    const first = await latestLink(NEW)
    await change(token, 'ana.outra@exemplo.com.br')
    expect((await confirm(first)).status).toBe(410)
    const second = await latestLink('ana.outra@exemplo.com.br')
    await accounts.post('/password', { currentPassword: PASSWORD, newPassword: 'mar calmo de agosto' }, { token })
    expect((await confirm(second)).status).toBe(410)
    expect(await state(token)).toMatchObject({ email: ANA, pending: null })
  })

  test('asked for while a new password is being set leaves no link behind', async () => {
    const [thief, ana] = [await signedIn(), await signedIn()]
    const { sessionId } = (await findViewer(accounts.db, ana, accounts.time.now()))!
    let asked: Awaited<ReturnType<typeof change>> | undefined
    let asking: Promise<void> | undefined
    await accounts.db.begin(async (tx) => {
      const now = accounts.time.now()
      await recordNewPassword(tx, accounts.ana.id, 'outro hash')
      await revokeOldAccess(tx, { person: { id: accounts.ana.id, email: ANA }, sessionId, device: undefined, now })
      asking = change(thief).then((answer) => void (asked = answer))
      await expect.poll(async () => asked !== undefined || (await isWaiting())).toBe(true)
    })
    await asking
    expect(asked).toMatchObject({ status: 401, body: { code: 'http.signed_out' } })
    expect(await state(ana)).toMatchObject({ pending: null })
  })

  test('five mails an hour, and an address that cannot be one is explained', async () => {
    const token = await signedIn()
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await change(token, `ana${n}@exemplo.com.br`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect(await change(token, 'ana')).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
  })
})

describe('registering with an address that has an account', () => {
  const again = (from: string) => accounts.post('/register', { ...newcomer, email: ANA }, { from })

  test('is told to its owner by mail, once a day, and logged', async () => {
    for (const from of ['198.51.100.1', '198.51.100.2']) expect((await again(from)).status).toBe(409)
    expect(await mails()).toMatchObject([{ recipient: ANA, subject: 'Você já tem uma conta' }])
    expect(await kinds()).toEqual(['accounts.registration_refused', 'accounts.registration_refused'])
    accounts.time.pass(86_400)
    await again('198.51.100.1')
    expect(await mails()).toHaveLength(2)
  })

  test('is answered twenty times an hour in one network, and registering goes on there', async () => {
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push((await again('198.51.100.1')).status)
    expect(statuses).toEqual([...Array(20).fill(409), 429])
    expect((await accounts.post('/register', newcomer, { from: '198.51.100.1' })).status).toBe(200)
  })
})
