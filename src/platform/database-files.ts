import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** A file of db/: its path, its name without the ending, its text and the SHA-256 of that. */
export type SqlFile = { path: string; name: string; text: string; checksum: string }
/** Everything a database is made from: migrations in the order of their numbers, and one file for each function. */
export type DatabaseFiles = { migrations: readonly SqlFile[]; functions: readonly SqlFile[] }

const MIGRATION = /^\d{4}_[a-z0-9_]+$/
const COMMENTS = /^(?:\s+|--[^\n]*\n)*/

/**
 * Refuses a number given twice, a migration that is not called `0001_words.sql`, and a function file that defines
 * another function than its name says.
 */
export function readDatabaseFiles(folder = 'db'): DatabaseFiles {
  const migrations = readFolder(`${folder}/migrations`)
  migrations.forEach(({ path, name }, at) => {
    if (!MIGRATION.test(name)) throw new Error(`${path}: call it 0001_words.sql`)
    const before = migrations[at - 1]
    if (name.slice(0, 4) === before?.name.slice(0, 4))
      throw new Error(`${before.path} and ${path} have the same number`)
  })
  const functions = readFolder(`${folder}/functions`)
  for (const { path, name, text } of functions) {
    const opening = `create or replace function ${name}(`
    if (!text.replace(COMMENTS, '').startsWith(opening) || text.match(/create or replace function/g)!.length > 1) {
      throw new Error(`${path} has to begin with "${opening}" after its comment, and to define no other function`)
    }
  }
  return { migrations, functions }
}

const readFolder = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const path = `${folder}/${file}`
      const text = readFileSync(path, 'utf8')
      return {
        path,
        name: file.slice(0, -'.sql'.length),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })

/** One name for all of it: another byte, another name. */
export const fingerprintOf = ({ migrations, functions }: DatabaseFiles) =>
  createHash('sha256')
    .update([...migrations, ...functions].map(({ path, checksum }) => `${path} ${checksum}`).join('\n'))
    .digest('hex')
    .slice(0, 16)

/** What PostgreSQL said about a file, with the file and the line: it counts characters, people count lines. */
export function faultIn({ path, text }: SqlFile, error: unknown): Error {
  const position = Number((error as { position?: string }).position)
  const line = position ? `:${text.slice(0, position).split('\n').length}` : ''
  return new Error(`${path}${line}: ${(error as Error).message}`, { cause: error })
}
