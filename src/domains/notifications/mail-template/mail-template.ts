import type { MailEmblem } from './emblems.ts'

/**
 * The content of a mail, before rendering. `subject` contains our own words only, because it becomes a header.
 * Everything else may contain what people wrote; it is escaped and never markup. Addresses are paths of this site.
 */
export type MailTemplate = {
  subject: string
  /** A picture of what happened. Without one a star. */
  emblem?: MailEmblem
  heading: string
  /** What mail programs show behind the subject in a list; not in the text itself. */
  preheader?: string
  paragraphs: readonly string[]
  /** A text of ours with markup, as safe HTML with whole addresses, and the same as plain text. */
  body?: { html: string; text: string }
  /** Label and value, one pair per line. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** What somebody wrote, word for word. */
  quote?: string
  /** Text to be copied exactly, like the code of a Pix. */
  code?: string
  /** The one thing to do next. */
  action?: { words: string; path: `/${string}` }
  smallPrint?: readonly string[]
  /** Goes along for the reader's calendar. Instants as ISO text, because a mail waits as JSON. */
  appointment?: {
    uid: string
    sequence: number
    isCancelled: boolean
    startsAt: string
    endsAt: string
    summary: string
    description: string
    path: `/${string}`
  }
  /** Where a reply goes, when not to us. */
  replyTo?: string
  /** Of optional mails and lists: where one POST unsubscribes (RFC 8058), and the page on which a person does. */
  unsubscribe?: { path: `/${string}`; pagePath: `/${string}`; words?: string }
}
