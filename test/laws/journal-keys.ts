import { globSync, readFileSync } from 'node:fs'
import { parse } from './parsed.ts'
import type { Sources } from './sources.ts'

/** Everything that may speak to the ledger. Migrations are history: one of them reads old keys once, for good. */
const EVERYWHERE = ['{src,db/seeds,test,bin,demo}/**/*.{ts,tsx,mjs,sql}', 'db/functions/*.sql']
/** This law, and what proves it. */
const ITSELF = /^test\/(laws\/)?journal-keys\./

/** Whatever speaks of the ledger's journals; tests are read, too. */
export const readLedgerCode = (): Sources =>
  new Map(
    EVERYWHERE.flatMap((pattern) => globSync(pattern))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !ITSELF.test(path) && !path.includes('node_modules'))
      .sort()
      .map((path): [string, string] => [path, readFileSync(path, 'utf8')])
      .filter(([, text]) => /journal/i.test(text)),
  )

const READS = 'split_part|substring|substr|left|right|starts_with|strpos|position|string_to_array|regexp_\\w+'
const COMPARES = '(not\\s+)?(i?like|similar\\s+to|between)\\b|!?~|\\^@|[<>](?!>)'
const keyIs = (key: string) =>
  new RegExp(`\\b(${READS})\\s*\\(\\s*${key}\\b|(?<![\\w.])${key}\\s*(collate\\s+"C"\\s*)?(${COMPARES})`, 'i')

/** In a statement about journals, their key by any name; elsewhere only what is called a journal's. */
const OF_JOURNALS = keyIs('((j|journals?|ledger_journals|o)\\.)?(the_)?key')
const OF_ANY = keyIs('(((j|journals?|ledger_journals)\\.)(the_)?key|the_key)')
const parsesKey = (sql: string) => (/\bledger_journals\b/.test(sql) ? OF_JOURNALS : OF_ANY).test(sql)

const TAKES_APART = 'split|startsWith|endsWith|slice|substring|match|matchAll|replace|replaceAll|includes|indexOf|at'
/** `journal.key.split(…)`, `journals.map(({ key }) => key.slice(…))`, `postJournal(tx, { key: key.at(0) })`. */
const IN_CODE = new RegExp(`[jJ]ournals?\\w*\\b[^;\\n]{0,160}\\bkey!?\\.(${TAKES_APART})\\(`)

/** Places that read something out of a journal's key: its act and its subject are columns (decision 160). */
export function parsedKeys(sources: Sources): string[] {
  const code = new Map([...sources].filter(([path]) => !path.endsWith('.sql')))
  const statements = [
    ...parse(code).templates.map(({ from, text }) => ({ from, text })),
    ...[...sources].filter(([path]) => path.endsWith('.sql')).map(([from, text]) => ({ from, text })),
  ]
  return [
    ...statements.filter(({ text }) => parsesKey(text)).map(({ from, text }) => `${from}: ${excerpt(text, parsesKey)}`),
    ...[...code].flatMap(([from, text]) => {
      const found = IN_CODE.exec(text)
      return found ? [`${from}: ${found[0].slice(-60)}`] : []
    }),
  ]
}

/** The line to look at; of a condition over several lines, the first. */
const excerpt = (text: string, isBroken: (line: string) => boolean) =>
  (text.split('\n').find((line) => isBroken(`ledger_journals ${line}`)) ?? text).trim().slice(0, 80)

/** Statements and files that name the ledger's journals. */
export const countLedgerCode = (sources: Sources) =>
  [...sources.values()].filter((text) => text.includes('ledger_journals')).length
export const FEWEST_LEDGER_FILES = 30
