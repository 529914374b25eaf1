import { dirname } from 'node:path'

export const DEEPEST_FOLDERS = 6
const WIDEST_LINE = 120

/** Folders that may hold one file, each with its reason. */
const SINGLE_FILE_FOLDERS: Readonly<Record<string, string>> = {
  'src/gateways': 'each gateway has a folder; what two kinds of them share stands beside those',
}

/** Words of docs/glossary.md's past: each has a standard term now, and no file may be named with it again. */
const RETIRED_WORDS = [
  'arrival',
  'bond',
  'conversation',
  'desk',
  'doorway',
  'handful',
  'handoff',
  'held-acts',
  'keeper',
  'knock',
  'lane',
  'mend',
  'passbook',
  'persistently',
  'postman',
  'pressed',
  'regret',
  'shelf',
  'stall',
  'standing',
  'stray',
  'switchboard',
  'talk',
  'tell-again',
  'till',
  'tries',
  'wish',
]

const isTest = (path: string) => path.includes('.test.')

/** Files that lie deeper than six folders. */
export const tooDeep = (paths: readonly string[]) =>
  paths.filter((path) => path.split('/').length - 1 > DEEPEST_FOLDERS)

/** Folders whose only file, tests aside, could be a file beside them. */
export function singleFileFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + (isTest(path) ? 0 : 1))
  }
  return [...counts].flatMap(([folder, count]) => (count === 1 && !(folder in SINGLE_FILE_FOLDERS) ? [folder] : []))
}

const RETIRED = new RegExp(`(^|[/.-])(${RETIRED_WORDS.join('|')})s?([/.-]|$)`)

/** Files and folders named with a retired word. */
export const retiredNames = (paths: readonly string[]) => paths.filter((path) => RETIRED.test(path))

/** Comment lines that are wider than the formatter allows code to be. */
export const wideComments = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.length > WIDEST_LINE && /^\s*(\/\/|\/?\*|-- )/.test(line) && !line.includes('oxlint-disable')
        ? [`${path}:${index + 1}`]
        : [],
    )

export const MOST_WORDS_OF_COMMENT = 44
const LINE_COMMENT = /^\s*(?:\/\/|--(?:\s|$))/
const BLOCK_COMMENT = /^\s*\{?\s*\/\*/

const countWords = (lines: readonly string[]) =>
  lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Comments that have to be read twice: too many words. Line comments below each other are one. */
export function longComments(path: string, text: string): string[] {
  const found: string[] = []
  const lines = text.split('\n')
  for (let first = 0; first < lines.length; first++) {
    let end = first
    if (LINE_COMMENT.test(lines[first]!)) while (LINE_COMMENT.test(lines[end] ?? '')) end++
    else if (BLOCK_COMMENT.test(lines[first]!)) {
      while (end < lines.length && !lines[end]!.includes('*/')) end++
      end++
    }
    if (end === first) continue
    if (countWords(lines.slice(first, end)) > MOST_WORDS_OF_COMMENT) found.push(`${path}:${first + 1}`)
    first = end - 1
  }
  return found
}
