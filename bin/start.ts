import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { prepareBuild, findMissingBuild } from './parts/build.ts'
import { keepRunning, type Child } from './parts/child-processes.ts'
import { bringUpToDate, type Database, openSafely } from './parts/database.ts'
import { type DemoPerson, demoPeople, seedOnce } from './parts/seed-demo.ts'
import { claimPort, findEarlierRun, releasePort } from './parts/claim-port.ts'
import { waitUntilReady } from './parts/wait-until-ready.ts'
import { elapsed, say } from './parts/say.ts'

const port = Number(process.env.PORT || 3000)
const isDemo = process.env.APP_ENV !== 'production'
const MOST_CRASHES = 4
const LOGS = '.data/logs'

const ends: (() => Promise<void>)[] = []
let isEnding = false

/** Stops everything that was started, in reverse order, once. */
async function end(code: number) {
  if (isEnding) return
  isEnding = true
  for (const close of ends.reverse()) await close().catch(console.error)
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

function start(name: 'web' | 'worker', url: string): Child {
  const log = isDemo ? `${LOGS}/${name}.log` : undefined
  if (log) rmSync(log, { force: true })
  return keepRunning({
    name,
    script: `src/server/${name}.ts`,
    environment: {
      NODE_ENV: 'production',
      APP_ENV: isDemo ? 'demo' : 'production',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: '',
      PORT: String(port),
    },
    ...(log && { log }),
  })
}

/** The attendants of the demo: a program of its own that signs in like any browser. Production has none. */
async function startDemo(): Promise<Child> {
  const log = `${LOGS}/demo.log`
  rmSync(log, { force: true })
  const [{ password }] = (await demoPeople()) as [DemoPerson]
  const environment = {
    SITE_URL: `http://127.0.0.1:${port}`,
    DEMO_PASSWORD: password,
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
  }
  return keepRunning({ name: 'demo', script: 'demo/main.ts', environment, log })
}

/** Undefined: the pages are there. Who waits for it hears of its errors. */
function startBuild(): Promise<() => void> | undefined {
  const missing = findMissingBuild()
  if (!missing) return undefined
  say('montando as páginas (costuma levar 10 s)…')
  const building = prepareBuild(missing)
  building.then(() => say(`páginas prontas (${elapsed()})`)).catch(() => {})
  return building
}

async function prepareDatabase(database: Database) {
  const applied = await bringUpToDate(database, () =>
    say('o banco de demonstração é de outra versão: o mundo de demonstração começa de novo…'),
  )
  if (applied.length > 0)
    say(`banco de dados atualizado: ${applied.length > 6 ? `${applied.length} arquivos` : applied.join(', ')}`)
  if (!isDemo) return
  const isNew = await seedOnce(database, () => say('plantando o mundo de demonstração (costuma levar 5 s)…'))
  if (isNew) say(`mundo de demonstração pronto (${elapsed()})`)
}

async function main() {
  mkdirSync(LOGS, { recursive: true })
  console.log('\n  Sensitivos\n')
  const opening = openSafely()
  const building = startBuild()
  const database = await opening
  ends.push(database.release)
  // What runs goes on until there is something to put in its place.
  if (findEarlierRun(port)) await building
  await claimPort(port)
  ends.push(async () => releasePort(port))
  await prepareDatabase(database)
  const publish = await building
  publish?.()

  say('abrindo o site…')
  const web = start('web', database.url)
  ends.push(web.stop)
  const isReady = await waitUntilReady(port, () => isEnding || web.deaths() >= MOST_CRASHES)
  if (isEnding) return
  if (!isReady) {
    console.error(`\n  O site não abriu.${isDemo ? ` Os motivos estão em ${LOGS}/web.log` : ''}\n`)
    return end(1)
  }
  // Not before: two programs that load at once take each other's core.
  ends.push(start('worker', database.url).stop)
  if (isDemo) {
    const demo = await startDemo()
    ends.push(demo.stop)
  }
  await printWelcome()
  compressMeanwhile()
}

/** Files are served as they were compressed quickly until this is through. */
function compressMeanwhile() {
  const child = spawn(process.execPath, ['bin/parts/compress-best.ts'], { stdio: 'ignore' })
  ends.push(async () => void child.kill())
}

async function printWelcome() {
  console.log(`\n  No ar em http://localhost:${port}   (${elapsed()})\n`)
  if (!isDemo) return
  console.log('  Mundo de demonstração: pessoas, dinheiro e pagamentos são de mentira. Para entrar:\n')
  for (const { roleName, email, password } of await demoPeople())
    console.log(`    ${roleName.padEnd(14)}${email.padEnd(34)}senha: ${password}`)
  console.log('\n  Cinco atendentes automáticos estão online: dá para viver uma consulta inteira sem mais ninguém.')
  if (!process.env.SMTP_URL)
    console.log(`\n  Os e-mails que o site envia chegam em http://localhost:${port}/api/sandbox/mailbox`)
  console.log('\n  Ctrl+C encerra.\n')
}

main().catch(async (error) => {
  if (isEnding) return
  console.error(error)
  await end(1)
})
