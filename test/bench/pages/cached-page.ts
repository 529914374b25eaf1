import autocannon from 'autocannon'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { type Measurement, median } from '../measurement.ts'
import { openBenchSite } from './bench-site.ts'

const NAME = 'cached page, requests/s'
const TARGET = 0.75
const ROUNDS = 7
const SECONDS = 2
const CLIENTS = 16

/** The home page from the page cache against node's http with the same bytes and headers, alternating. */
export const cachedPage = { name: NAME, run }

async function run(): Promise<Measurement> {
  const { start, end } = await openBenchSite()
  try {
    const [port] = await freePorts(1)
    const ours = `http://127.0.0.1:${await start('site-server', { PORT: String(port) })}/`
    await load(ours, 1)
    const raw = `http://127.0.0.1:${await start('raw-server', { PAGE: ours })}/`
    await load(raw, 1)
    const rates = { ours: [] as number[], raw: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await load(ours, SECONDS))
      rates.raw.push(await load(raw, SECONDS))
    }
    const [value, limit] = [median(rates.ours), median(rates.raw)]
    return { name: NAME, value, limit, ratio: value / limit, target: TARGET }
  } finally {
    await end()
  }
}

async function load(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: CLIENTS,
    headers: { 'accept-encoding': 'br' },
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return requests.average
}
