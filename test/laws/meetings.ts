import { resolveSpecifier } from './parsed.ts'
import type { Sources } from './sources.ts'

const VERB = /^src\/domains\/(?!.*\/ui\/)(.*\/)?[\w-]+\.ts$/
const NO_VERB = /\/(([\w-]+\.)?(sql|rules|contract|facts)|index|endpoints|jobs|mails|personal-data)\.ts$/
const READS = /^(find|list|read|count)-/
/** The predicate, the offer that brings its answer, and the agendas that leave out whoever does not meet. */
const ASKS = /\bfindMeetingObstacle\(|\.obstacle\b|\blistAgendas\(/

const importsOf = (path: string, text: string) =>
  [...text.matchAll(/\bfrom ['"](\.[^'"]+)['"]/g)].map(([, to]) => resolveSpecifier(path, to!))

/** Tables of which a row joins a consultant and a client. */
function tablesOfBoth(database: Sources): Set<string> {
  const tables = new Set<string>()
  for (const text of database.values())
    for (const [, name, columns] of text.matchAll(/create table (\w+) \(([\s\S]*?)\);/g))
      if (/\bconsultant_id\b/.test(columns!) && /\b(client_id|person_id)\b/.test(columns!)) tables.add(name!)
  return tables
}

/** Functions of a file with SQL that write a new row of these tables. */
const insertersIn = (text: string, tables: Set<string>) =>
  text.split(/^(?=export )/m).flatMap((part) => {
    const name = /^export (?:const|(?:async )?function) (\w+)/.exec(part)?.[1]
    return name && [...part.matchAll(/insert into (\w+)/g)].some(([, table]) => tables.has(table!)) ? [name] : []
  })

/**
 * Verbs that bring a client and a consultant together without asking whether the two meet, by themselves or by what
 * they import beside them: those that somebody calls from outside with both, and those that write a row with both.
 */
export function findUnaskedMeetings(code: Sources, database: Sources): string[] {
  const verbs = [...code].filter(([path]) => VERB.test(path) && !NO_VERB.test(path) && !path.endsWith('.test.ts'))
  const domainsOf = (path: string) => path.split('/')[2]!
  const called = new Set(
    [...code].filter(([path]) => path.endsWith('endpoints.ts')).flatMap(([path, text]) => importsOf(path, text)),
  )
  const tables = tablesOfBoth(database)
  const inserters = [...code]
    .filter(([path]) => path.endsWith('sql.ts'))
    .flatMap(([path, text]) => insertersIn(text, tables).map((name) => ({ name, domain: domainsOf(path) })))
  const asks = (path: string) => ASKS.test(code.get(path) ?? '')
  return verbs
    .filter(([path, text]) => {
      const isCalledWithBoth = called.has(path) && /\bclientId\b/.test(text) && /\bconsultantId\b/.test(text)
      const writesBoth = inserters.some(
        ({ name, domain }) => domain === domainsOf(path) && new RegExp(`\\b${name}\\(`).test(text),
      )
      return (isCalledWithBoth && !READS.test(path.split('/').at(-1)!)) || writesBoth
    })
    .filter(([path, text]) => !asks(path) && !importsOf(path, text).some(asks))
    .map(([path]) => path.replace('src/domains/', ''))
    .toSorted()
}
