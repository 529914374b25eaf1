import { isSendable } from './address.ts'
import type { Mail } from './mailer.ts'

const isOneLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)

/** What would let a mail say more, or go elsewhere, than we meant; undefined when nothing would. */
export function headerFault({ to, subject, unsubscribeUrl }: Mail): string | undefined {
  if (!isSendable(to)) return 'the address cannot be sent to'
  if (!isOneLine(subject) || subject.length > 150) return 'the subject is not one short line'
  if (unsubscribeUrl !== undefined && !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribeUrl))
    return 'the way to leave is no address'
  return undefined
}

/**
 * Where an answer goes. Only a plain address stands in a header; a stranger's odd one is left out, and the letter
 * arrives all the same.
 */
export const withPlainReplyTo = ({ replyTo, ...mail }: Mail): Mail =>
  replyTo && isSendable(replyTo) ? { ...mail, replyTo } : mail

/** What a mail program needs to offer "leave this list" by itself. Source: RFC 2369, RFC 8058. */
export const listUnsubscribeHeaders = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
