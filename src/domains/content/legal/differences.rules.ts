import { differencesOf, type DifferenceLine, shortened } from '../revisions/differences.rules.ts'

/** A line of Markdown as somebody reads it: without marks, links as their words, the cells of a row with a dash. */
export const plainLine = (line: string): string =>
  /^\|[-|: ]+\|$/.test(line)
    ? ''
    : line
        .replace(/^#{1,6} /, '')
        .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replaceAll('**', '')
        .replaceAll('`', '')
        .replaceAll(/\\(\W)/g, '$1')
        .replace(/^\| (.*) \|$/, (_, cells: string) => cells.replaceAll(' | ', ' — '))

const plain = (markdown: string) =>
  markdown
    .split('\n')
    .map(plainLine)
    .filter((line) => line.trim())
    .join('\n')

/** What changed from a version to the next, paragraph by paragraph, in the words that are read; null: left out. */
export const changesBetween = (older: string, newer: string): (DifferenceLine | null)[] =>
  shortened(differencesOf(plain(older), plain(newer)), 1).map((line) => line ?? null)
