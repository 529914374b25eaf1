import type { TestProject } from 'vitest/node'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'
import { dropDatabasesOf, dropStaleDatabases, nameRun } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    serverUrl: string
    /** How the names of its databases end. */
    run: string
  }
}

/** Once per vitest run: the server named by DATABASE_URL, or the embedded one that all runs in this tree share. */
export default async function startPostgres(project: TestProject) {
  const postgres = process.env.DATABASE_URL
    ? undefined
    : await usePostgres('.data/test-postgres', { durability: 'throwaway', lingerSeconds: 90 })
  const url = process.env.DATABASE_URL || postgres!.urlOf('postgres')
  await dropStaleDatabases(url)
  project.provide('serverUrl', url)
  const run = nameRun()
  project.provide('run', run)
  return async () => {
    await dropDatabasesOf(run, url)
    await postgres?.release()
  }
}
