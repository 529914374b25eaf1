import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** A column with its values from the first row to the last, in PostgreSQL's text form. */
export type ColumnValues = { name: string; type: string; values: readonly (string | null)[] }
export type TableRows = { name: string; columns: readonly ColumnValues[] }

/** What a database held when the history had been seeded into it. */
export type Snapshot = {
  /** Of the files that wrote it. */
  fingerprint: string
  /** The midnight that ended the history, as ISO 8601. */
  anchor: string
  tables: readonly TableRows[]
  /** The last value of each sequence that was used. */
  sequences: Readonly<Record<string, number>>
}

export const SNAPSHOT_FILE = 'db/seeds/snapshot/history.json.br'

/** Whose texts and plans become the history. The verbs that write it are not among them: see `snapshot.test.ts`. */
const SOURCES = [
  'db/seeds/{history,dialogues,consultants}/**/*.ts',
  'db/seeds/{calendar,clients,consultants,people,review-texts,seed-id,seeded-random}.ts',
]

export function historyFingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES).sort()) hash.update(path.replaceAll('\\', '/')).update(readFileSync(path))
  return hash.digest('hex')
}

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]

export async function writeSnapshot(snapshot: Snapshot) {
  const bytes = Buffer.from(JSON.stringify(snapshot))
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(SNAPSHOT_FILE, await compress(bytes, { params }))
}

/** The kept snapshot. Undefined: other files wrote it than there are now. */
export async function readSnapshot(): Promise<Snapshot | undefined> {
  const snapshot = JSON.parse((await decompress(readFileSync(SNAPSHOT_FILE))).toString()) as Snapshot
  return snapshot.fingerprint === historyFingerprint() ? snapshot : undefined
}
