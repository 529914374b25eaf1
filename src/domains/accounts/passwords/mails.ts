import { createHash } from 'node:crypto'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import type { SecretPurpose } from '../bearer-secrets/sql.ts'
import type { Browser } from '../sessions/browser.ts'
import { isLocal } from '../sessions/places.rules.ts'
import { agentLabel } from '../sessions/rules.ts'

/** How a password was replaced: with the old one, or with a mailed link. */
export type Means = 'old_password' | 'recovery_link'
type Changed = {
  personId: string
  email: string
  passwordHash: string
  means: Means
  /** What secrets that ended with the old password were for. */
  ended: readonly SecretPurpose[]
  /** Nothing of whoever set the account up holds any more. */
  hasBegunAnew?: boolean
  browser: Browser
  now: Date
}

const MEANS_WORDS = {
  old_password: ['por alguém que já estava na conta e digitou a senha anterior', 'Os outros acessos abertos foram'],
  recovery_link: ['por um link enviado a este e-mail', 'Todos os acessos abertos foram'],
} as const

const SECRET_WORDS: Record<SecretPurpose, string> = {
  withdrawal: 'O link para retirar o saldo sem entrar na conta também não vale mais. Peça outro em Contato.',
  calendar:
    'O endereço em que o seu calendário lia as consultas marcadas também não responde mais. Crie outro na sua agenda.',
}

const BEGUN_ANEW =
  'Ninguém tinha confirmado este endereço antes. Por isso a conta recomeça: limites, pausas e o celular que havia nela não valem mais. Confira os seus dados.'

/** Tells the owner of a new password by mail, in the transaction that sets it, once per password. */
export const notifyPasswordChanged = (tx: Tx, { personId, email, passwordHash, ...changed }: Changed) =>
  queueMail(tx, {
    key: `password:${createHash('sha256').update(passwordHash).digest('hex')}`,
    to: email,
    template: passwordChangedMail(changed),
    about: { kind: 'account', personId },
    now: changed.now,
  })

/** A public address helps to find who it was; one of a local network says nothing. */
const addressFact = (address: string): MailTemplate['facts'] & {} =>
  isLocal(address) ? [] : [['Endereço de rede', address.replace(/^::ffff:/, '')]]

function passwordChangedMail({
  means,
  ended: secrets,
  hasBegunAnew = false,
  browser,
  now,
}: Omit<Changed, 'personId' | 'email' | 'passwordHash'>): MailTemplate {
  const [how, ended] = MEANS_WORDS[means]
  return {
    subject: 'Sua senha foi trocada',
    emblem: 'key',
    heading: 'Sua senha foi trocada',
    paragraphs: [
      `A senha da sua conta no Sensitivos foi trocada ${how}. ${ended} encerrados, e links de senha nova pedidos antes não valem mais.`,
      ...secrets.map((purpose) => SECRET_WORDS[purpose]),
      ...(hasBegunAnew ? [BEGUN_ANEW] : []),
      'Se foi você, não é preciso fazer nada. Se não foi, crie outra senha agora pelo botão abaixo: só quem lê este e-mail consegue, e quem trocou a senha perde o acesso.',
    ],
    facts: [
      ['Quando', formatDayAndTime(now)],
      ['Navegador', agentLabel(browser.agent)],
      ...addressFact(browser.address),
    ],
    action: { words: 'Não fui eu: criar outra senha', path: '/forgot-password' },
  }
}
