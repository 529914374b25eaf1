/**
 * What a mail says, before it gets its form. `subject` is our own words only: it becomes a header. Everything else may
 * hold what people wrote; it is shown as text and never as markup. Addresses are paths of this site.
 */
export type MailTemplate = {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Label and value, one below the other. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** What somebody wrote, word for word. */
  quote?: string
  /** To be copied as it stands, like the code of a Pix. */
  code?: string
  /** The one thing to do next. */
  action?: { words: string; path: `/${string}` }
  smallPrint?: readonly string[]
  /** Where an answer goes, when not to us. */
  replyTo?: string
  /** Of mails to a list: where one POST leaves it (RFC 8058), and the page on which a person does. */
  unsubscribe?: { path: `/${string}`; pagePath: `/${string}` }
}
