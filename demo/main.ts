import { Attendant } from './attendant.ts'
import { ATTENDANTS, VISITORS } from './cast.ts'
import { between, realPace } from './pace.ts'
import { visit } from './visitor.ts'

const SITE = process.env.SITE_URL ?? 'http://127.0.0.1:3000'
const PASSWORD = process.env.DEMO_PASSWORD ?? ''
const MINUTE_MS = 60_000
/** With fewer free attendants than this nobody rests and no demo client comes: there is always somebody to try. */
const LEAST_FREE = 4
const SAME_FAULT_AGAIN_MS = 5 * MINUTE_MS

const end = new AbortController()
const pace = realPace
const lastSaid = new Map<string, number>()

/** One line for a fault, and the same one not again for a while: a site that restarts is no news. */
function report(error: unknown) {
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  if (end.signal.aborted || Date.now() - (lastSaid.get(words) ?? 0) < SAME_FAULT_AGAIN_MS) return
  lastSaid.set(words, Date.now())
  console.error(`${new Date().toISOString()} ${words}`)
}

const ports = { site: SITE, password: PASSWORD, pace, report, signal: end.signal }
/** All of them, or only those whose addresses are given as arguments. */
const wanted = process.argv.slice(2)
const attendants = ATTENDANTS.filter(({ email }) => wanted.length === 0 || wanted.includes(email)).map(
  (cast) => new Attendant(cast, ports),
)
/** What a stop waits for: sign-outs, and the end of a visit. */
let attending: Promise<void>[] = []
let visiting: Promise<unknown> = Promise.resolve()
const freeOnes = () => attendants.filter(({ isFree }) => isFree)

/** Waits until the site answers at all. */
async function waitForSite() {
  while (!end.signal.aborted) {
    const answer = await fetch(`${SITE}/livez`).catch(() => undefined)
    if (answer?.ok) return
    await pace.wait(500, end.signal)
  }
}

/** Now and then somebody goes for two minutes, as long as enough others are there. */
async function restInTurn() {
  for (let turn = 0; !end.signal.aborted; turn++) {
    await pace.wait(between(pace, 12, 20) * MINUTE_MS, end.signal)
    const free = freeOnes()
    if (free.length >= LEAST_FREE) await free[turn % free.length]!.rest(2 * MINUTE_MS).catch(report)
  }
}

/** Rarely a demo client comes by, so that somebody is busy now and then. Visits cost some reais of demo credit. */
async function receiveVisitors() {
  for (let turn = 0; !end.signal.aborted; turn++) {
    await pace.wait(between(pace, 25, 45) * MINUTE_MS, end.signal)
    const free = freeOnes()
    const id = free[turn % Math.max(1, free.length)]?.id
    if (free.length < LEAST_FREE || !id) continue
    visiting = visit(VISITORS[turn % VISITORS.length]!, id, ports).catch(report)
    await visiting
  }
}

async function stop() {
  end.abort()
  await Promise.race([Promise.all([...attending, visiting]), new Promise((resolve) => setTimeout(resolve, 2_000))])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())

await waitForSite()
attending = attendants.map((one) => one.attend())
void restInTurn()
void receiveVisitors()
