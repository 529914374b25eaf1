import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { Mail } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  id: '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b',
  to: 'ana@exemplo.com.br',
  subject: 'Confirme sua inscrição',
  text: 'Olá, Ana. É só confirmar.',
  html: '<p>Olá, Ana.</p>',
  unsubscribeUrl: 'https://sensitivos.test/api/newsletter/leave?token=abc',
}

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done))
})

/** An SMTP server with these options; returns its URL and what it received. */
async function aServer(options: SMTPServerOptions = {}) {
  const got: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => done(void got.push(text)))
    },
    ...options,
  })
  server.on('error', () => {})
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { got, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const mailerTo = (url: string) => smtpMailer({ url, from: 'contato@sensitivos.com.br' })
const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('a mail arrives with our id, as HTML and text, and with the unsubscribe headers', async () => {
  const { got, url } = await aServer()
  expect(await mailerTo(url).send(mail)).toEqual({ outcome: 'sent' })
  expect(got).toHaveLength(1)
  for (const line of [
    'From: Sensitivos <contato@sensitivos.com.br>',
    'To: ana@exemplo.com.br',
    `Message-ID: <${mail.id}@sensitivos.com.br>`,
    'List-Unsubscribe: <https://sensitivos.test/api/newsletter/leave?token=abc>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'multipart/alternative',
  ])
    expect(got[0]).toContain(line)
})

test('an invitation comes as an alternative that mail programs act on, and as a file', async () => {
  const { got, url } = await aServer()
  const calendar = { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }
  expect(await mailerTo(url).send({ ...mail, calendar })).toEqual({ outcome: 'sent' })
  expect(got[0]).toContain('text/calendar; charset=utf-8; method=CANCEL')
  expect(got[0]).toMatch(/application\/ics; name=consulta\.ics/)
})

test('without a server the mail was certainly not sent', async () => {
  const { url } = await aServer()
  await new Promise<void>((done) => servers.splice(0)[0]!.close(done))
  expect(await mailerTo(url).send(mail)).toMatchObject({ outcome: 'unreachable' })
})

test('an unknown recipient is refused for good, a full mailbox can be retried', async () => {
  const strict = await aServer({ onRcptTo: (_address, _session, done) => done(no(550)) })
  expect(await mailerTo(strict.url).send(mail)).toMatchObject({ outcome: 'refused' })
  const full = await aServer({ onRcptTo: (_address, _session, done) => done(no(452)) })
  expect(await mailerTo(full.url).send(mail)).toMatchObject({ outcome: 'unreachable' })
})

test('a connection lost before the message was not sent; lost during the message it is uncertain', async () => {
  const before: { server?: SMTPServer } = {}
  const early = await aServer({
    onRcptTo: () => before.server!.connections.forEach((connection) => connection.close()),
  })
  before.server = servers.at(-1)!
  expect(await mailerTo(early.url).send(mail)).toMatchObject({ outcome: 'unreachable' })

  const during: { server?: SMTPServer } = {}
  const late = await aServer({
    onData(stream) {
      stream.resume()
      stream.on('end', () => during.server!.connections.forEach((connection) => connection.close()))
    },
  })
  during.server = servers.at(-1)!
  expect(await mailerTo(late.url).send(mail)).toMatchObject({ outcome: 'uncertain' })
})

test('a wrong password of ours does not refuse the mail for good', async () => {
  const { url } = await aServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(no(535)),
  })
  expect(await mailerTo(url.replace('//', '//nos:errada@')).send(mail)).toMatchObject({ outcome: 'unreachable' })
})
