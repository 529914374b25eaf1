import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * A path from the root, in backticks. `{gateway}` or `*` stands for several: then the folder before it has to exist.
 */
const NAMED_PATH = /`((?:src|test|db|bin|demo|docs|deck|public)\/[^`\s…]*)`/g
/** A link to a file of ours; addresses of the web and anchors are none. */
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g
/** A file or folder beside a README, in backticks: `orders/rules.ts`, `sql.ts`, `cart/`. */
const BESIDE = /`((?:[\w-]+\/)+|(?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|css|mjs|sql))`/g

const DOCUMENTS = globSync(['README.md', 'docs/**/*.md', 'src/**/README.md', 'db/**/README.md', 'demo/README.md'])
const DECISIONS = globSync('docs/decisions/[0-9]*.md')

const MOST_LINES_OF_README = 40
const MOST_COLUMNS = 120
const READMES = globSync('src/domains/*/README.md')

const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
const fixedPart = (path: string) => path.replace(/[^/]*[*{].*$/, '')

/** Every path that a document names and that is not there. */
function missingPaths(document: string, text: string): string[] {
  const folder = dirname(document)
  const links = find(text, LINK).filter((link) => !existsSync(join(folder, link)))
  const named = find(text, NAMED_PATH).filter((path) => !existsSync(fixedPart(path)))
  const beside = document.startsWith('src/domains/')
    ? find(text, BESIDE).filter((path) => !isInDomain(folder, path))
    : []
  return [...links, ...named, ...beside.filter((path) => !named.includes(path))]
}

/** The README of a domain shortens: `zones.rules.ts` may be in any folder of it. */
const isInDomain = (folder: string, path: string) =>
  existsSync(path) || existsSync(join(folder, path)) || globSync(join(folder, '**', path)).length > 0

/** What is wrong with the head of a decision: its number, its date or its status. */
function faultsOf(decision: string, text: string): string[] {
  const [title = '', , head = ''] = text.split('\n')
  return [
    ...(title.startsWith(`# ${Number(basename(decision).slice(0, 4))}. `) ? [] : [`title: ${title}`]),
    ...(/^\*\*Date\*\* \d{4}-\d\d-\d\d · \*\*Status\*\* (accepted|replaced by \d{4})$/.test(head)
      ? []
      : [`date and status: ${head}`]),
  ]
}

test.each(DOCUMENTS)('every path named in %s exists', (document) =>
  expect(missingPaths(document, readFileSync(document, 'utf8'))).toEqual([]),
)

test.each(DECISIONS)('%s has its number, a date and a status', (decision) =>
  expect(faultsOf(decision, readFileSync(decision, 'utf8'))).toEqual([]),
)

test.each(READMES)('%s is read in a minute: 40 lines', (readme) => {
  const lines = readFileSync(readme, 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES_OF_README)
  expect(lines.filter((line) => line.length > MOST_COLUMNS && !line.startsWith('|'))).toEqual([])
})

test('there are documents to check', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(40)
  expect(DECISIONS.length).toBeGreaterThan(15)
  expect(READMES.length).toBeGreaterThan(15)
})

test.each([
  ['a path from the root', 'README.md', 'see `deck/hand/pen.ts`', 'deck/hand/pen.ts'],
  ['a link', 'docs/map.md', 'see [decision 23](decisions/0023-nothing.md)', 'decisions/0023-nothing.md'],
  ['a file of a domain', 'src/domains/wallet/README.md', '`rules.ts` → `till.ts`', 'till.ts'],
  ['a folder of a domain', 'src/domains/wallet/README.md', 'in `grants/` and `gifts/`', 'gifts/'],
])('%s that is not there is found', (_what, document, text, path) =>
  expect(missingPaths(document, text)).toEqual([path]),
)

test('a decision without a date, or with another number, is found', () => {
  const decision = 'docs/decisions/0001-one-supervisor-per-data-folder.md'
  expect(faultsOf(decision, '# 1. One supervisor\n\n**Date** 2026-11-21 · **Status** accepted\n')).toEqual([])
  expect(faultsOf(decision, '# 2. One supervisor\n\naccepted\n')).toHaveLength(2)
})
