import { isSendable } from './address.ts'
import type { Mail } from './mailer.ts'

const isOneLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** Why a header of this mail would be unsafe (another recipient, another header); undefined when all are safe. */
export function headerFault({ to, subject, unsubscribeUrl }: Mail): string | undefined {
  if (!isSendable(to)) return 'the address is invalid'
  if (!isOneLine(subject) || subject.length > 150) return 'the subject is not one short line'
  if (unsubscribeUrl !== undefined && !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribeUrl))
    return 'the unsubscribe address is no address'
  return undefined
}

/** The reply address comes from users, so anything but a plain address is left out; the mail is sent without it. */
export const withPlainReplyTo = ({ replyTo, ...mail }: Mail): Mail =>
  replyTo && isSendable(replyTo) ? { ...mail, replyTo } : mail

/** Headers for the unsubscribe button of mail programs. Source: RFC 2369, RFC 8058. */
export const listUnsubscribeHeaders = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
