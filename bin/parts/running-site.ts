import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { buildPages } from './build.ts'
import { keepRunning } from './child-processes.ts'
import { bringUpToDate, openDatabase, type Database } from './database.ts'
import { seedOnce } from './seed-demo.ts'
import { waitUntilReady } from './wait-until-ready.ts'
import { say } from './say.ts'

export type PreparedSite = { folder: string; database: Database }
export type RunningSite = { url: string; databaseUrl: string; stop: () => Promise<void> }

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Builds the site and a new demo database for journeys. Old data is deleted only now, to keep that of a failure. */
export async function prepareSite(folder: string): Promise<PreparedSite> {
  if (await buildPages()) say('bundle built')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const database = await openDatabase(`${folder}/postgres`, 'throwaway')
  await bringUpToDate(database, () => say('another version made this demo database: it begins anew…'))
  await seedOnce(database, () => say('seeding the demo data…'))
  return { folder, database }
}

/** Serves the prepared site on a free port until it is stopped. */
export async function runSite({ folder, database }: PreparedSite): Promise<RunningSite> {
  const port = await freePort()
  const environment = {
    NODE_ENV: 'production',
    APP_ENV: 'demo',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: '',
    PORT: String(port),
  }
  const children = (['web', 'worker'] as const).map((name) =>
    keepRunning({ name, script: `src/server/${name}.ts`, environment, log: `${folder}/${name}.log` }),
  )
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()))
    await database.release()
  }
  if (await waitUntilReady(port, () => children[0]!.deaths() > 3))
    return { url: `http://localhost:${port}`, databaseUrl: database.url, stop }
  await stop()
  throw new Error(`The site did not start; see ${folder}/web.log`)
}
