import { watch } from 'node:fs'
import { keepRunning } from './parts/child-processes.ts'
import { bringUpToDate, openSafely } from './parts/database.ts'
import { demoPeople, seedOnce } from './parts/seed-demo.ts'
import { drawDeckFiles } from './parts/draw-deck-files.ts'
import { waitUntilReady } from './parts/wait-until-ready.ts'
import { elapsed, giveUp, say } from './parts/say.ts'

const port = Number(process.env.PORT || 3000)

if (process.env.APP_ENV === 'production') giveUp('npm run dev is for a demo: production starts with npm start.')
drawDeckFiles()

const database = await openSafely()
await bringUpToDate(database, () => say('another version made this demo database: the demo world begins anew…'))
await seedOnce(database, () => say('seeding the demo data…'))
const environment = {
  NODE_ENV: 'development',
  APP_ENV: 'demo',
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: '',
  PORT: String(port),
}
const children = (['web', 'worker'] as const).map((name) =>
  keepRunning({ name, script: `src/server/${name}.ts`, environment }),
)

/** Vite replaces what the browser loads; any other file needs a new server process. */
const needsRestart = (file: string) =>
  /^(domains|platform|gateways|server|shared)\/.*\.ts$/.test(file) && !/\/ui\/|\.test\.ts$/.test(file)

let pending: NodeJS.Timeout | undefined
watch('src', { recursive: true }, (_event, file) => {
  if (!file || !needsRestart(file.replaceAll('\\', '/'))) return
  clearTimeout(pending)
  pending = setTimeout(() => children.forEach((child) => child.restart()), 80)
})

let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  await Promise.all(children.map((child) => child.stop()))
  await database.release()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())

if (await waitUntilReady(port, () => isEnding)) {
  say(`http://localhost:${port}   (${elapsed()})`)
  for (const { roleName, email, password } of await demoPeople())
    say(`${roleName.padEnd(14)}${email.padEnd(34)}${password}`)
}
