import { mkdirSync, rmSync } from 'node:fs'
import { buildPages } from './parts/build.ts'
import { keepRunning, type Child } from './parts/child-processes.ts'
import { bringUpToDate, openSafely } from './parts/database.ts'
import { type DemoPerson, demoPeople, seedOnce } from './parts/seed-demo.ts'
import { releasePort, claimPort } from './parts/claim-port.ts'
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

async function main() {
  mkdirSync(LOGS, { recursive: true })
  console.log('\n  Sensitivos\n')
  if (!process.env.DATABASE_URL) say('ligando o banco de dados…')
  const database = await openSafely()
  ends.push(database.release)
  await claimPort(port)
  ends.push(async () => releasePort(port))
  say('conferindo as páginas…')
  if (await buildPages()) say(`páginas prontas (${elapsed()})`)

  const applied = await bringUpToDate(database, () =>
    say('o banco de demonstração é de outra versão: o mundo de demonstração começa de novo…'),
  )
  if (applied.length > 0)
    say(`banco de dados atualizado: ${applied.length > 6 ? `${applied.length} arquivos` : applied.join(', ')}`)
  if (isDemo) await seedOnce(database, () => say('plantando o mundo de demonstração…'))

  say('abrindo o site…')
  const children = [start('web', database.url), start('worker', database.url)]
  ends.push(async () => void (await Promise.all(children.map((child) => child.stop()))))
  const isReady = await waitUntilReady(port, () => isEnding || children[0]!.deaths() >= MOST_CRASHES)
  if (isEnding) return
  if (!isReady) {
    console.error(`\n  O site não abriu.${isDemo ? ` Os motivos estão em ${LOGS}/web.log` : ''}\n`)
    return end(1)
  }
  if (isDemo) {
    const demo = await startDemo()
    ends.push(demo.stop)
  }
  await printWelcome()
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
