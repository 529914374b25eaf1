import type { MailTemplate } from './mail-template.ts'
import { UNSUBSCRIBE_WORDS, senderLines } from './sender.ts'

/** The mail as plain text. `site` is our public address. */
export function renderText(
  { heading, paragraphs, body, facts = [], quote, code, action, smallPrint = [], unsubscribe }: MailTemplate,
  site: string,
): string {
  const parts = [
    heading,
    ...paragraphs,
    body?.text,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    code,
    action && `${action.words}:\n${site}${action.path}`,
    ...smallPrint,
    `--\n${senderLines().join('\n')}`,
    unsubscribe && `${unsubscribe.words ?? UNSUBSCRIBE_WORDS}:\n${site}${unsubscribe.pagePath}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
