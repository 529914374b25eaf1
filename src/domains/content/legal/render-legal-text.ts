import { renderMarkdown } from '../markdown.rules.ts'
import { type LegalWords, partsOf } from './parts.rules.ts'

/** Of each version what was rendered last: they seldom change, and are read for each page. */
const rendered = new Map<string, { markdown: string; made: Promise<LegalWords> }>()

/** The words of a legal text, rendered once. `name`: the text, and its version where old ones are read. */
export function renderLegalText(name: string, markdown: string): Promise<LegalWords> {
  const known = rendered.get(name)
  if (known?.markdown === markdown) return known.made
  const made = renderMarkdown(markdown).then(partsOf)
  rendered.set(name, { markdown, made })
  return made
}
