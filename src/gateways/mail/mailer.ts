/** One mail, ready to travel. `id` is ours and stays the same for every attempt. */
export type Mail = {
  id: string
  to: string
  /** Our own words only: what people write never stands in a header. */
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to us. */
  replyTo?: string | undefined
  /** Leaves the list by one POST (RFC 8058), and by opening it. */
  unsubscribeUrl?: string | undefined
}

/**
 * `refused`: it will never be taken. `unreachable`: it was certainly not taken, so it may be tried again.
 * `uncertain`: the line broke after it was handed over; only a mailer that remembers may be given it again.
 */
export type SendResult = { outcome: 'sent' } | { outcome: 'refused' | 'unreachable' | 'uncertain'; why: string }

export type Mailer = {
  name: string
  /** Knows a mail by its id and delivers it once, however often it is handed over. */
  isIdempotent: boolean
  send: (mail: Mail) => Promise<SendResult>
}
