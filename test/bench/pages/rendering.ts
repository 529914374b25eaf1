import postgres from 'postgres'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter, type ServerBuild } from 'react-router'
import { Meter } from '#domains/consultations/metering/meter.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { endpointsOf } from '#server/endpoints.ts'
import { pageRenderer } from '#server/pages.ts'
import { portsOf } from '#server/ports.ts'
import { openChannelsOf } from '#server/relay.ts'
import { median } from '../measurement.ts'

type Query = { text: string; parameters: unknown[] }
/** A server has rendered hundreds of pages before the measurement, because until then V8 is still compiling. */
const [WARM_UP, ROUNDS, PAGES] = [6, 25, 60]

const config = readConfig()
const queriesSent: Query[] = []
const db = connect(config.DATABASE_URL)
db.options.debug = (_connection: number, text: string, parameters: unknown[]) =>
  void queriesSent.push({ text, parameters })
const ports = portsOf(config, db, () => new Date())
const api = apiOf(endpointsOf(config, ports, new Meter(ports)), ports)

const build = (await import(new URL('../../../build/server/index.js', import.meta.url).href)) as ServerBuild
let entryContext: EntryContext | undefined
const recordingBuild: ServerBuild = {
  ...build,
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: (...given: Parameters<typeof build.entry.module.default>) => {
        entryContext = given[3]
        return build.entry.module.default(...given)
      },
    },
  },
}
const report = (error: unknown) => {
  throw error
}
const pages = pageRenderer({
  build: async () => recordingBuild,
  read: api.read,
  report,
  openChannels: openChannelsOf(config),
  paused: () => ({}),
  publicUrl: config.publicUrl,
  withPolicy: true,
})
const url = new URL('/', config.publicUrl).href
/** The page in the form that the page cache takes. */
const page = async () => (await pages(new Request(url))).bytes

await page()
queriesSent.length = 0
await page()
const queries = queriesSent.splice(0)
const sql = postgres(config.DATABASE_URL, { max: 16 })
const { serverHandoffStream: _stream, ...tree } = entryContext!

/** The same tree rendered to a string, and the same statements through the bare driver. */
async function parts() {
  await Promise.all(queries.map(({ text, parameters }) => sql.unsafe(text, parameters as never[], { prepare: true })))
  return renderToString(createElement(ServerRouter, { context: tree, url }))
}

/** CPU milliseconds of one run. */
async function cost(make: () => Promise<unknown>) {
  const before = process.cpuUsage()
  for (let i = 0; i < PAGES; i++) await make()
  const { user, system } = process.cpuUsage(before)
  queriesSent.length = 0
  return (user + system) / 1000 / PAGES
}

for (let round = 0; round < WARM_UP; round++) for (const make of [page, parts]) await cost(make)
const costs = { page: [] as number[], parts: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  costs.page.push(await cost(page))
  costs.parts.push(await cost(parts))
}
process.send?.({
  page: median(costs.page),
  parts: median(costs.parts),
  /** The ratio of each turn by itself: a machine that changes speed between turns must not count. */
  ratio: median(costs.page.map((cost, turn) => cost / costs.parts[turn]!)),
  bytes: [(await page()).byteLength, Buffer.byteLength(await parts())],
  queries: queries.length,
})
