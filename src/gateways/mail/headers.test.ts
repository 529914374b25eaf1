import { expect, test } from 'vitest'
import { guardedMailer } from './guarded-mailer.ts'
import { headerFault, isSendable } from './headers.ts'
import type { Mail, Mailer } from './mailer.ts'

const mail: Mail = {
  id: crypto.randomUUID(),
  to: 'ana@exemplo.com.br',
  subject: 'Crie uma senha nova',
  text: 'Olá',
  html: '<p>Olá</p>',
}

test.each(['ana@exemplo.com.br', 'ana.souza+lua@mail.exemplo.com.br', "o'brien@exemplo.com", 'a@b.co'])(
  '%s is accepted',
  (address) => expect(isSendable(address)).toBe(true),
)

test.each([
  'ana',
  'ana@exemplo',
  'ana@@exemplo.com',
  'Ana <ana@exemplo.com>',
  'ana@exemplo.com, bia@exemplo.com',
  'ana@exemplo.com\r\nBcc: bia@exemplo.com',
  '"ana"@exemplo.com',
  'ana.@exemplo.com',
  'ána@exemplo.com',
  'ana@-exemplo.com',
  'ana@[10.0.0.1]',
  `${'a'.repeat(65)}@exemplo.com`,
])('%j is refused', (address) => expect(isSendable(address)).toBe(false))

test('a header with a line break or an unsafe unsubscribe address is refused', () => {
  expect(headerFault(mail)).toBeUndefined()
  expect(headerFault({ ...mail, subject: 'Olá\r\nBcc: bia@exemplo.com' })).toContain('subject')
  expect(headerFault({ ...mail, unsubscribeUrl: 'https://site.test/sair>,<https://outro.test' })).toContain(
    'unsubscribe',
  )
  expect(headerFault({ ...mail, unsubscribeUrl: 'https://site.test/api/newsletter/leave?token=abc' })).toBeUndefined()
})

test('an unsafe reply address is left out and the mail is sent without it', async () => {
  const sent: Mail[] = []
  const mailer = guardedMailer({
    name: 'memory',
    isIdempotent: false,
    send: async (one) => (sent.push(one), { outcome: 'sent' }),
  })
  for (const replyTo of ['bia@exemplo.com', 'bia@exemplo.com\nX: y', 'bia@exemplo-.com'])
    expect(await mailer.send({ ...mail, replyTo })).toEqual({ outcome: 'sent' })
  expect(sent.map(({ replyTo }) => replyTo)).toEqual(['bia@exemplo.com', undefined, undefined])
})

test('the guard answers when a mailer hangs, throws or is given a bad header', async () => {
  const mailerThat = (send: Mailer['send']) =>
    guardedMailer({ name: 'odd', isIdempotent: false, send }, { withinMs: 5 })
  expect(await mailerThat(() => new Promise(() => {})).send(mail)).toMatchObject({ outcome: 'uncertain' })
  expect(await mailerThat(() => Promise.reject(new Error('boom'))).send(mail)).toEqual({
    outcome: 'uncertain',
    why: 'Error: boom',
  })
  expect(
    await mailerThat(() => Promise.reject(new Error('never called'))).send({ ...mail, to: 'nobody' }),
  ).toMatchObject({ outcome: 'refused' })
})
