import { globSync, readFileSync } from 'node:fs'

/** Path → text: of the real tree, or of a few invented files that break a law on purpose. */
export type Sources = ReadonlyMap<string, string>

const read = (pattern: string): Sources =>
  new Map(
    globSync(pattern)
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.includes('.test.'))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )

export const readCode = () => read('src/**/*.{ts,tsx}')
export const readMigrationTexts = () => read('db/migrations/*.sql')
/** Tables and functions of the database, wherever they are written. */
export const readStatementTexts = () => read('db/{migrations,functions}/*.sql')

/** The domain a file belongs to, at any depth. */
export const domainOf = (path: string): string | undefined => /^src\/domains\/([^/]+)\//.exec(path)?.[1]
