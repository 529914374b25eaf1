import type { RenderedText } from '../markdown.rules.ts'

export type LegalPart = { id: string; title: string; html: string }
export type LegalWords = { lead: string; parts: LegalPart[] }

const HEADING = /<h2 id="[^"]+">.*?<\/h2>/g

/** A text as what stands before its chapters, and its chapters. */
export function partsOf({ html, contents }: RenderedText): LegalWords {
  const [lead = '', ...parts] = html.split(HEADING).map(withColumnNames)
  return { lead, parts: contents.map(({ id, words }, at) => ({ id, title: words, html: parts[at] ?? '' })) }
}

const TAG = /<[^<>]*>/g
const [TABLE_END, HEAD_END, CELL_END] = ['</table>', '</th>', '</td>']

/** Tables whose cells say their column, for screens on which each row is a list; the first one names its row. */
export function withColumnNames(html: string): string {
  const [before = '', ...tables] = html.split('<table>')
  return [before, ...tables.map(withNames)].join('<table>')
}

function withNames(fromTable: string): string {
  const end = fromTable.indexOf(TABLE_END)
  const [table, rest] = [fromTable.slice(0, end), fromTable.slice(end)]
  const [, ...heads] = table.split('<th>')
  const names = heads.map((head) => head.slice(0, head.indexOf(HEAD_END)).replaceAll(TAG, '').replaceAll('"', '&quot;'))
  const rows = table.split('<tr>').map((row) => {
    const [begin = '', first, ...others] = row.split('<td>')
    if (first === undefined) return begin
    const cells = others.map((cell, at) => `<td data-column="${names[at + 1] ?? ''}">${cell}`)
    return [begin, `<th scope="row">${first.replace(CELL_END, HEAD_END)}`, ...cells].join('')
  })
  return rows.join('<tr>') + rest
}
