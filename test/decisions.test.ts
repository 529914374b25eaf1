import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const MOST_LINES_OF_REPLACED = 5
/** A row of the index without its last column: number and file, title, date, status. */
const ROW = /^\| \[\d+\]\(\d{4}-[\w-]+\.md\) \|/
/** Where a decision says what it changes: "(Changes points of decisions 43 and 120, and replaces 123.)" */
const CHANGES = /(?:^Adds to|\((?:Changes|Replaces)|^This replaces) [^.]*\bdecisions? [^.]*/gm

const INDEX = readFileSync('docs/decisions/README.md', 'utf8')
const ROWS = INDEX.split('\n').filter((line) => ROW.test(line))
const DECISIONS = globSync('docs/decisions/[0-9]*.md')
  .sort()
  .map((file) => ({ file: basename(file), text: readFileSync(file, 'utf8') }))

const numberOf = (file: string) => Number(file.slice(0, 4))
const withoutLast = (row: string) => row.slice(0, row.lastIndexOf('|', row.length - 2) + 1)

/** The row that a decision has in the index, up to *changed by*. */
function rowOf(file: string, text: string): string {
  const [title = '', , head = ''] = text.split('\n')
  const [, date, status] = /^\*\*Date\*\* (\S+) · \*\*Status\*\* (.+)$/.exec(head) ?? []
  return `| [${numberOf(file)}](${file}) | ${title.replace(/^# \d+\. /, '')} | ${date} | ${status} |`
}

/** Numbers of the decisions that this one says to change. */
const changedBy = (text: string) =>
  [...text.replace(/\]\([^)]*\)/g, ']').matchAll(CHANGES)].flatMap(([said]) => (said.match(/\d+/g) ?? []).map(Number))

/** What is written in *changed by*, as numbers. */
const laterOf = (row: string) =>
  [...row.slice(withoutLast(row).length).matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))

const bodyOf = (text: string) =>
  text
    .split('\n')
    .slice(3)
    .filter((line) => line.trim() !== '')

test('the index has a row for each decision: number, title, date and status', () =>
  expect(ROWS.map(withoutLast)).toEqual(DECISIONS.map(({ file, text }) => rowOf(file, text))))

test.each(DECISIONS)('$file is named in the row of whatever it says to change', ({ file, text }) => {
  const rows = ROWS.filter((row) => changedBy(text).some((number) => row.startsWith(`| [${number}]`)))
  expect(rows.filter((row) => !laterOf(row).includes(numberOf(file)))).toEqual([])
})

test.each(ROWS)('only later decisions, which exist, change another one: %s', (row) => {
  const [number] = [...row.matchAll(/\d+/g)].map(Number)
  const known = DECISIONS.map(({ file }) => numberOf(file))
  expect(laterOf(row).filter((later) => later <= number! || !known.includes(later))).toEqual([])
})

test.each(DECISIONS.filter(({ text }) => text.includes('**Status** replaced by')))(
  '$file, which was replaced, leads on in five lines at most',
  ({ file, text }) => {
    const by = /\*\*Status\*\* replaced by (\d{4})/.exec(text)![1]!
    expect(bodyOf(text).length).toBeLessThanOrEqual(MOST_LINES_OF_REPLACED)
    expect(text).toContain(`](${DECISIONS.find((other) => other.file.startsWith(by))?.file})`)
    expect(laterOf(ROWS.find((row) => row.includes(`(${file})`))!)).toContain(Number(by))
  },
)

test('what a decision says to change is read', () => {
  expect(changedBy('**Question.** (Changes points of decisions 43 and 120, and replaces 123.) Credit')).toEqual([
    43, 120, 123,
  ])
  expect(changedBy('Adds to [decision 72](0072-one-navigation.md).')).toEqual([72])
  expect(changedBy('This changes nothing of decision 7.')).toEqual([])
})

test('decisions that change others are found at all', () =>
  expect(DECISIONS.filter(({ text }) => changedBy(text).length > 0).length).toBeGreaterThan(5))
