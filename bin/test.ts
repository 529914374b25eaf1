import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { plantBugs } from '#test/planted-bugs/run.ts'
import { checks, runChecks } from './parts/checks.ts'
import { findChromium, findFullChromium } from './parts/chromium.ts'
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

/** Vitest's projects: see vitest.config.ts. */
const PROJECTS = { quick: ['together', 'alone'], deep: ['deep'] }

async function testCode(): Promise<TestCounts> {
  const projects = PROJECTS[depth].map((name) => `--project=${name}`)
  const report = `${REPORTS}/vitest.json`
  const postgres = process.env.DATABASE_URL ? undefined : await startMemoryPostgres()
  try {
    const { code } = await runScript(
      'node_modules/vitest/vitest.mjs',
      ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
      postgres && { environment: { DATABASE_URL: postgres.urlOf('postgres'), TMPDIR: postgres.temporaryFolder } },
    )
    return countsOfVitest(report, code)
  } finally {
    await postgres?.release()
  }
}

/** More than half of them at each run; all: `npm run chaos -- --planted-bugs`. */
const PLANTED = { forTests: 30, forChaos: 2 }

async function findPlantedBugs(): Promise<TestCounts> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const { caught, missed } = await plantBugs({ seed, most: PLANTED })
  return {
    passed: caught.length,
    failed: missed.map((name) => `planted bug not caught (SEED=${seed}): ${name}`),
    skipped: 0,
  }
}

const prepareJourneys = async () => ({
  chromium: await findChromium(),
  fullChromium: depth === 'deep' ? await findFullChromium() : undefined,
  site: await prepareSite('.data/journeys'),
})

async function runJourneys(): Promise<TestCounts> {
  const report = `${REPORTS}/journeys.json`
  const { chromium, fullChromium, site: ready } = await prepared!
  const site = await runSite(ready)
  try {
    const environment = {
      BASE_URL: site.url,
      DATABASE_URL: site.databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      JOURNEYS: depth,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      ...(fullChromium && { FULL_CHROMIUM_PATH: fullChromium }),
    }
    const { code } = await runScript('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      environment,
    })
    return countsOfPlaywright(report, code)
  } finally {
    await site.stop()
  }
}

/** `--deep`: what takes longer than a commit may wait for. `--only`: one of the steps. */
const { values } = parseArgs({ options: { only: { type: 'string' }, deep: { type: 'boolean', default: false } } })
const depth = values.deep ? 'deep' : 'quick'
const wants = (name: string) => !values.only || values.only === name
const STEPS = {
  ...(depth === 'quick' && { checks: checkCode }),
  unit: testCode,
  ...(depth === 'deep' && { 'planted bugs': findPlantedBugs }),
  journeys: runJourneys,
}
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
