/** The name of an attached invitation. */
export const CALENDAR_FILE = 'consulta.ics'

/** One mail to send. `id` is ours and stays the same for every attempt. */
export type Mail = {
  id: string
  to: string
  /** Our own text only: what users write never becomes part of a header. */
  subject: string
  text: string
  html: string
  /** Where replies go, when not to us. */
  replyTo?: string | undefined
  /** An invitation (or its cancellation) that goes along as a file and as an alternative of the text (RFC 6047). */
  calendar?: { method: string; content: string } | undefined
  /** Unsubscribes by one POST (RFC 8058), or by opening it. */
  unsubscribeUrl?: string | undefined
}

/**
 * `refused`: will never be accepted. `unreachable`: certainly not accepted, so it may be sent again. `uncertain`: the
 * connection broke during the transfer; only an idempotent mailer may be given it again.
 */
export type SendResult =
  | { outcome: 'sent' }
  | {
      outcome: 'refused' | 'unreachable' | 'uncertain'
      why: string
      /** The server said so of this one address: others may be well. */
      isOfAddress?: true
    }

export type Mailer = {
  name: string
  /** Whether it recognises a mail by its id and delivers it once, however often it is sent. */
  isIdempotent: boolean
  send: (mail: Mail) => Promise<SendResult>
}
