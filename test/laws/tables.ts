import { DOMAIN_DEPENDENCIES, dependenciesOf } from './domain-dependencies.ts'
import type { ParsedCode } from './parsed.ts'
import { domainOf, type Sources } from './sources.ts'

type Templates = ParsedCode['templates']

/** Exceptions for reads against the direction of dependencies: who reads what, and why. */
const ALLOWED_READS: Readonly<Record<string, readonly string[]>> = {
  // Busy is derived from an open consultation, never stored (docs/map.md).
  consultants: ['busy_consultants'],
  // A consultation ends before the next booking of one of its two people.
  // Cancelling late counts in a consultant's public figures.
  // What is booked counts in the client's own limits.
  consultations: ['upcoming_bookings', 'late_cancellations', 'committed_bookings', 'awaited_questions'],
}

/** Tables of the platform itself; no domain uses them. */
const PLATFORM = 'platform'

const withoutComments = (sql: string) =>
  sql
    .replace(/--.*$/gm, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/"/g, '')
    .toLowerCase()
const names = (sql: string, pattern: RegExp) =>
  [...withoutComments(sql).matchAll(pattern)].map((found) => found[1]!.replace(/^public\./, ''))

const CREATES =
  /create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:materialized\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?([\w.]+)/g
const RENAMES = /alter\s+table\s+(?:if\s+exists\s+)?[\w.]+\s+rename\s+to\s+([\w.]+)/g
const WRITES =
  /(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|\bupdate(?:\s+only)?(?=\s+[\w.]+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+([\w.]+)/g
const READS = /(?:\bfrom|\bjoin|\busing)\s+(?:only\s+|lateral\s+)?([a-z_][\w.]*)/g

/**
 * `db/migrations/0003_wallet_receipts.sql` → wallet; a function says in its first line whose it is: `-- wallet: moves
 * money`.
 */
function ownerOf(path: string, text: string): string {
  const words = isFunction(path) ? /^-- ([\w-]+): /.exec(text)?.[1] : /\d+_(\w+)\.sql$/.exec(path)?.[1]
  return (
    Object.keys(DOMAIN_DEPENDENCIES).find((domain) =>
      [domain, domain.replaceAll('-', '_')].some((name) => words === name || words?.startsWith(`${name}_`)),
    ) ?? PLATFORM
  )
}

const isFunction = (path: string) => path.startsWith('db/functions/')

/**
 * A gateway that keeps things keeps them in a schema named after its folder: `sandbox.charges` is written by
 * gateways/payments/sandbox.
 */
const schemaOf = (table: string) => /^(\w+)\./.exec(table)?.[1]
const gatewayOf = (path: string) => /^src\/gateways\/\w+\/(\w+)\//.exec(path)?.[1]

/** Every table and view → the domain whose migration created it, or gave it the name. */
export function tableOwners(migrations: Sources): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [path, text] of migrations)
    for (const table of [...names(text, CREATES), ...names(text, RENAMES)])
      owners.set(table, schemaOf(table) ?? ownerOf(path, text))
  return owners
}

/** Statements with the domain that speaks them: from its sql.ts, its migrations or its functions. */
const listStatements = (templates: Templates, migrations: Sources) => [
  ...templates.map(({ from, text }) => ({ from, text, speaker: domainOf(from) ?? gatewayOf(from) ?? PLATFORM })),
  ...[...migrations].map(([from, text]) => ({ from, text, speaker: ownerOf(from, text) })),
]

export function foreignWrites(templates: Templates, migrations: Sources): string[] {
  const owners = tableOwners(migrations)
  return listStatements(templates, migrations).flatMap(({ from, text, speaker }) =>
    names(text, WRITES)
      .map((table) => ({ table, owner: owners.get(table) }))
      .filter(({ owner }) => owner !== undefined && owner !== speaker)
      .map(({ table, owner }) => `${from} writes ${table}, which belongs to ${owner}`),
  )
}

export function foreignReads(templates: Templates, migrations: Sources): string[] {
  const owners = tableOwners(migrations)
  return listStatements(templates, migrations)
    .filter(({ speaker }) => speaker !== 'reports' && speaker !== PLATFORM)
    .flatMap(({ from, text, speaker }) =>
      names(text, READS)
        .filter((table) => !ALLOWED_READS[speaker]?.includes(table))
        .map((table) => ({ table, owner: owners.get(table) }))
        .filter(({ owner }) => owner && owner !== PLATFORM && !dependenciesOf(speaker).has(owner))
        .map(({ table, owner }) => `${from} reads ${table} of ${owner}, against the arrow`),
    )
}

const MOVES_GRANTS = /\b(open_grant|move_grant|amend_bonus|record_grant_uses|give_back_bonus|reclaim_credit)\s*\(/g

/** Code outside the wallet that moves a grant by the functions which may. */
export const foreignMoves = (templates: Templates): string[] =>
  templates
    .filter(({ from }) => domainOf(from) !== 'wallet')
    .flatMap(({ from, text }) => names(text, MOVES_GRANTS).map((verb) => `${from} calls ${verb}, a verb of the wallet`))

/** Every function has one body, in a file of its own that says whose it is; a migration has none. */
export const misplacedFunctions = (files: Sources): string[] =>
  [...files].flatMap(([path, text]) => {
    if (!isFunction(path))
      return /create\s+(or\s+replace\s+)?(function|procedure)/i.test(withoutComments(text))
        ? [`${path} defines a function: its place is db/functions`]
        : []
    const owner = /^-- ([\w-]+): /.exec(text)?.[1] ?? 'nobody'
    return owner in DOMAIN_DEPENDENCIES || owner === PLATFORM
      ? []
      : [`${path} belongs to ${owner}: its first line has to be "-- domain: what it does"`]
  })
