import type { Letter } from './letter.ts'
import { LEAVE_WORDS, SENDER } from './sender.ts'

/** The letter as plain text. `site` is the address under which people reach us. */
export function textOf(
  { heading, paragraphs, facts = [], quote, code, action, smallPrint = [], leave }: Letter,
  site: string,
): string {
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    code,
    action && `${action.words}:\n${site}${action.path}`,
    ...smallPrint,
    `--\n${SENDER.join('\n')}`,
    leave && `${LEAVE_WORDS}:\n${site}${leave.pagePath}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
