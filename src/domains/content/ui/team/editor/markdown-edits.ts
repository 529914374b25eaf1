/** What is selected in a text: `from` and `to` are places in it. */
export type Selection = { text: string; from: number; to: number }
/** Replaces a passage, and selects another one afterwards. */
export type Edit = { from: number; to: number; insert: string; select: [from: number, to: number] }

/** Puts marks around what is selected, or takes them away when they are there. */
const wrap =
  (mark: string, otherwise: string) =>
  ({ text, from, to }: Selection): Edit => {
    const [before, after] = [text.slice(from - mark.length, from), text.slice(to, to + mark.length)]
    if (before === mark && after === mark) {
      const start = from - mark.length
      return { from: start, to: to + mark.length, insert: text.slice(from, to), select: [start, start + to - from] }
    }
    const words = text.slice(from, to) || otherwise
    const start = from + mark.length
    return { from, to, insert: `${mark}${words}${mark}`, select: [start, start + words.length] }
  }

/** Begins each selected line with a sign, or takes it away when all have it. */
const begin =
  (sign: string) =>
  ({ text, from, to }: Selection): Edit => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const next = text.indexOf('\n', to)
    const end = next < 0 ? text.length : next
    const lines = text.slice(start, end).split('\n')
    const haveIt = lines.every((line) => line.startsWith(sign))
    const insert = lines.map((line) => (haveIt ? line.slice(sign.length) : sign + line)).join('\n')
    return { from: start, to: end, insert, select: [start, start + insert.length] }
  }

function link({ text, from, to }: Selection): Edit {
  const words = text.slice(from, to) || 'texto do link'
  const start = from + words.length + 3
  return { from, to, insert: `[${words}](/)`, select: [start, start + 1] }
}

/** A passage of its own in place of what is selected: a picture. */
export const insertBlock =
  (block: string) =>
  ({ text, from, to }: Selection): Edit => {
    const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n\n'
    const after = text.slice(to).startsWith('\n') ? '\n' : '\n\n'
    const insert = before + block + after
    return { from, to, insert, select: [from + insert.length, from + insert.length] }
  }

/** What the toolbar does, in its order; `key`: with Ctrl or ⌘. */
export const EDITS: readonly { words: string; sign: string; key?: string; edit: (selection: Selection) => Edit }[] = [
  { words: 'Negrito', sign: 'N', key: 'b', edit: wrap('**', 'negrito') },
  { words: 'Itálico', sign: 'I', key: 'i', edit: wrap('*', 'itálico') },
  { words: 'Subtítulo', sign: 'T', key: 'h', edit: begin('## ') },
  { words: 'Lista', sign: '•', edit: begin('- ') },
  { words: 'Citação', sign: '”', edit: begin('> ') },
  { words: 'Link', sign: '↗', key: 'k', edit: link },
]
