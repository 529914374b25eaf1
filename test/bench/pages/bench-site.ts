import { fork } from 'node:child_process'
import { appUrlOf } from '#platform/app-role.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect } from '#platform/db.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { createBenchDatabase } from '../bench-database.ts'
import { buildPages } from '../../../bin/parts/build.ts'
import { seedBenchPeople } from './seed-people.ts'

export type BenchSite = {
  databaseUrl: string
  start: (script: string, environment?: Record<string, string>) => Promise<number>
  end: () => Promise<void>
}

/** The built site over a database of its own with consultants. `start` runs a script here and returns its port. */
export async function openBenchSite(): Promise<BenchSite> {
  await buildPages()
  const { url: ownerUrl, drop } = await createBenchDatabase()
  const databaseUrl = appUrlOf(ownerUrl)
  const db = connect(ownerUrl)
  await makeDemoDatabase(db, ownerUrl, readDatabaseFiles())
  await seedBenchPeople(db)
  await db.end()

  const stops: (() => void)[] = []
  const start = async (script: string, environment: Record<string, string> = {}) => {
    const child = fork(new URL(`./${script}.ts`, import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...environment },
    })
    stops.push(() => child.kill())
    return new Promise<number>((resolve, reject) => {
      child.once('message', (said) => resolve(said as number))
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    })
  }
  const end = async () => {
    for (const stop of stops) stop()
    await drop()
  }
  return { databaseUrl, start, end }
}
