import type { Mail } from './mailer.ts'

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i

/** One plain address for an envelope or header: ASCII, no display name, no quotes, no line break, a dotted domain. */
export function isSendable(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    address.length <= 254 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /[a-z]/i.test(labels.at(-1)!)
  )
}

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
