import { globSync, readFileSync } from 'node:fs'

/** Path → text: the real tree, or a few invented files that break a law on purpose. */
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
/** The code with everything around it: commands, the demo and its seeds, the deck, what tests share. */
export const readProgram = () => read('{src,bin,demo,deck,db,test}/**/*.{ts,tsx,mjs}')
/** Migrations and functions: everything the database is made from. */
export const readDatabaseTexts = () => read('db/{migrations,functions}/*.sql')

/** The domain of a file, at any depth. */
export const domainOf = (path: string): string | undefined => /^src\/domains\/([^/]+)\//.exec(path)?.[1]
