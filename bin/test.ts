import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checks, runChecks } from './parts/checks.ts'
import { findChromium } from './parts/chromium.ts'
import { startMemoryPostgres } from './parts/memory-postgres.ts'
import {
  countsOfPlaywright,
  countsOfVitest,
  summaryOf,
  noCounts,
  addCounts,
  type TestCounts,
} from './parts/test-counts.ts'
import { runScript } from './parts/run-script.ts'
import { prepareSite, runSite } from './parts/running-site.ts'

const REPORTS = '.data/reports'

async function checkCode(): Promise<TestCounts> {
  const failed = await runChecks()
  return { passed: checks.length - failed.length, failed, skipped: 0 }
}

async function testCode(): Promise<TestCounts> {
  const report = `${REPORTS}/vitest.json`
  const postgres = process.env.DATABASE_URL ? undefined : await startMemoryPostgres()
  try {
    const { code } = await runScript(
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
      postgres && { environment: { DATABASE_URL: postgres.urlOf('postgres'), TMPDIR: postgres.temporaryFolder } },
    )
    return countsOfVitest(report, code)
  } finally {
    await postgres?.release()
  }
}

const prepareJourneys = async () => ({ chromium: await findChromium(), site: await prepareSite('.data/journeys') })

async function runJourneys(): Promise<TestCounts> {
  const report = `${REPORTS}/journeys.json`
  const { chromium, site: ready } = await prepared!
  const site = await runSite(ready)
  try {
    const environment = {
      BASE_URL: site.url,
      DATABASE_URL: site.databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      JOURNEYS: values.all ? 'all' : 'main',
      ...(chromium && { CHROMIUM_PATH: chromium }),
    }
    const { code } = await runScript('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      environment,
    })
    return countsOfPlaywright(report, code)
  } finally {
    await site.stop()
  }
}

/** `--all`: every journey, not only those of the main jobs (decision 133). `--only`: one of the steps. */
const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean', default: false } } })
const wants = (name: string) => !values.only || values.only === name
const STEPS = { checks: checkCode, unit: testCode, journeys: runJourneys }
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
/** Builds and seeds on one core while the checks use the other. Its errors surface when the journeys await it. */
const prepared = wants('journeys') ? prepareJourneys() : undefined
prepared?.catch(() => {})
let counts = noCounts
for (const [name, step] of Object.entries(STEPS)) {
  if (!wants(name)) continue
  console.log(`\n${name}`)
  counts = addCounts(
    counts,
    await step().catch((error) => {
      console.error(error)
      return { ...noCounts, failed: [name] }
    }),
  )
}
console.log(`\n${summaryOf(counts)}`)
process.exit(counts.failed.length > 0 ? 1 : 0)
