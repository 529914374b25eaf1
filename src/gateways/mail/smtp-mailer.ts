import { createTransport } from 'nodemailer'
import { listUnsubscribeHeaders } from './headers.ts'
import { CALENDAR_FILE, type Mail, type Mailer, type SendResult } from './mailer.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A real mail server. `from` is the platform's own address; its host is used in message ids. */
export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => ({
  name: 'smtp',
  isIdempotent: false,
  send: (mail) => sendBySmtp(url, from, mail),
})

async function sendBySmtp(
  url: string,
  from: string,
  { id, to, subject, text, html, replyTo, calendar, unsubscribeUrl }: Mail,
): Promise<SendResult> {
  let isHandedOver = false
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  // From the moment the message is read, the server may have accepted it.
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((message) => message.once('resume', () => (isHandedOver = true)))
    done()
  })
  const messageId = `<${id}@${from.split('@')[1]}>`
  const headers = { ...listUnsubscribeHeaders(unsubscribeUrl), 'Auto-Submitted': 'auto-generated' }
  try {
    await transport.sendMail({
      from: { name: 'Sensitivos', address: from },
      to,
      subject,
      text,
      html,
      messageId,
      headers,
      ...(replyTo && { replyTo }),
      ...(calendar && { icalEvent: { ...calendar, filename: CALENDAR_FILE } }),
    })
    return { outcome: 'sent' }
  } catch (error) {
    return outcomeOf(error as { message: string; responseCode?: number; command?: string }, isHandedOver)
  } finally {
    transport.close()
  }
}

/**
 * What the server's last word means. A permanent no to the message or its address is final; a permanent no to us is
 * worth another try.
 */
function outcomeOf(
  { message, responseCode, command = '' }: { message: string; responseCode?: number; command?: string },
  isHandedOver: boolean,
): SendResult {
  if (responseCode === undefined) return { outcome: isHandedOver ? 'uncertain' : 'unreachable', why: message }
  const isAboutTheMail = /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  const outcome = responseCode >= 500 && isAboutTheMail ? 'refused' : 'unreachable'
  return { outcome, why: message, ...(command.startsWith('RCPT TO') && { isOfAddress: true }) }
}
