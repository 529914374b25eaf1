import { type RenderedText, renderMarkdown } from '../markdown.rules.ts'

export type LegalPart = { id: string; title: string; html: string }
export type LegalWords = { lead: string; parts: LegalPart[] }

const HEADING = /<h2 id="[^"]+">.*?<\/h2>/g

/** A text as what stands before its chapters, and its chapters. */
export function partsOf({ html, contents }: RenderedText): LegalWords {
  const [lead = '', ...parts] = html.split(HEADING)
  return {
    lead,
    parts: contents.map(({ id, words }, at) => ({ id, title: words, html: withColumnNames(parts[at] ?? '') })),
  }
}

const TABLE = /<table>.*?<\/table>/gs
const HEAD_CELL = /<th>(.*?)<\/th>/g
const TAG = /<[^<>]*>/g
const ROW = /<tr>.*?<\/tr>/gs

/** Tables whose cells say the name of their column, for screens on which each row is a list; the first names its row. */
export const withColumnNames = (html: string): string =>
  html.replace(TABLE, (table) => {
    const names = [...table.matchAll(HEAD_CELL)].map(([, name]) => name!.replaceAll(TAG, '').replaceAll('"', '&quot;'))
    return table.replace(ROW, (row) => {
      let at = -1
      return row
        .replace(/<td>(.*?)<\/td>/s, '<th scope="row">$1</th>')
        .replaceAll('<td>', () => `<td data-column="${names[++at + 1] ?? ''}">`)
    })
  })

/** Of each text what was rendered last: they seldom change, and are read for each page. */
const rendered = new Map<string, { markdown: string; made: Promise<LegalWords> }>()

/** The words of a legal text, rendered once. `name`: the text, and its version where old ones are read. */
export function wordsOf(name: string, markdown: string): Promise<LegalWords> {
  const known = rendered.get(name)
  if (known?.markdown === markdown) return known.made
  const made = renderMarkdown(markdown).then((text) => {
    const { lead, parts } = partsOf(text)
    return { lead: withColumnNames(lead), parts }
  })
  rendered.set(name, { markdown, made })
  return made
}
