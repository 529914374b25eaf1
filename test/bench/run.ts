import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backOffice } from './back-office.ts'
import { books } from './books.ts'
import { exporting } from './export.ts'
import { featured } from './featured.ts'
import { invariants } from './invariants.ts'
import { ledger, ledgerAlone } from './ledger.ts'
import { type Bench, meetsTarget, type Measurement } from './measurement.ts'
import { messages } from './messages.ts'
import { metering } from './metering.ts'
import { cachedPage } from './pages/cached-page.ts'
import { heaviestPage, homeJavaScript, roomJavaScript } from './pages/javascript.ts'
import { renderedPage } from './pages/rendered-page.ts'
import { searching } from './search.ts'
import { shop } from './shop.ts'
import { statements } from './statement.ts'
import { tableOf } from './table.ts'

const benches: readonly Bench[] = [
  ledger,
  ledgerAlone,
  ...invariants,
  ...statements,
  ...books,
  exporting,
  featured,
  ...searching,
  ...backOffice,
  ...shop,
  messages,
  ...metering,
  cachedPage,
  renderedPage,
  homeJavaScript,
  heaviestPage,
  roomJavaScript,
]

const { values: options } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })
const selected = benches.filter(({ name }) => name.toLowerCase().includes((options.only ?? '').toLowerCase()))
if (selected.length === 0)
  throw new Error(
    `No figure has "${options.only}" in its name. There are: ${benches.map(({ name }) => name).join(' · ')}`,
  )

const measured: Measurement[] = []
for (const { name, run } of selected) {
  process.stderr.write(`measuring: ${name}\n`)
  measured.push(await run())
}

console.log(tableOf(measured))
if (options.json)
  writeFileSync(
    options.json,
    `${JSON.stringify(
      measured.map((one) => ({ ...one, ok: meetsTarget(one) })),
      null,
      2,
    )}\n`,
  )
process.exit(measured.every(meetsTarget) ? 0 : 1)
