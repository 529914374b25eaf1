import { headerFault, isSendable, withPlainReplyTo } from './headers.ts'
import type { Mailer, SendResult } from './mailer.ts'

/** A mailer that never throws, answers in time, and refuses mails whose headers could be abused. */
export const guardedMailer = (mailer: Mailer, { withinMs = 60_000 }: { withinMs?: number } = {}): Mailer => ({
  ...mailer,
  async send(mail): Promise<SendResult> {
    const fault = headerFault(mail)
    if (fault) return { outcome: 'refused', why: fault, ...(!isSendable(mail.to) && { isOfAddress: true }) }
    const late = Promise.withResolvers<SendResult>()
    const timer = setTimeout(
      () => late.resolve({ outcome: 'uncertain', why: `no answer within ${withinMs} ms` }),
      withinMs,
    )
    try {
      return await Promise.race([mailer.send(withPlainReplyTo(mail)), late.promise])
    } catch (error) {
      return { outcome: 'uncertain', why: String(error) }
    } finally {
      clearTimeout(timer)
    }
  },
})
