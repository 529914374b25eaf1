import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { askExport } from '#domains/reports/exports/ask-export.ts'
import { storedName } from '#domains/reports/exports/rules.ts'
import { writeExports } from '#domains/reports/exports/write-exports.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { type Journal, availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { postJournals } from '#domains/wallet/sql.ts'
import { diskStorage } from '#gateways/storage/disk-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect, type Db } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { aClient } from '#test/support/people.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { createBenchDatabase } from './bench-database.ts'
import type { Bench } from './measurement.ts'

const LINES = 100_000
const AT_ONCE = 1_000
/** Of the size of the file. */
const MOST = 0.25
const MB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const name = `memory of an export of ${LINES} rows against its file, MB`

/** The most that is alive (heap and buffers, after a collection) while the worker writes a spreadsheet to the disk. */
export const exporting: Bench = {
  name,
  async run() {
    const { url, drop } = await createBenchDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'sensitivos-bench-'))
    const db = connect(url, { max: 2 })
    try {
      await makeDemoDatabase(db, url, readDatabaseFiles())
      const [few, many] = [await withLines(db, LINES / 10), await withLines(db, LINES)]
      await foldLedger(db, 'statement', addStatementLines)
      await db.unsafe('vacuum analyze')
      await memoryOf(db, folder, few)
      const { size: limit, most: value } = await memoryOf(db, folder, many)
      return { name, value, limit, ratio: value / limit, target: MOST, atMost: true }
    } finally {
      await db.end({ timeout: 1 })
      await drop()
      rmSync(folder, { recursive: true })
    }
  },
}

/** Somebody with so many payments. */
async function withLines(db: Db, lines: number) {
  const personId = await aClient(db, `Ana ${lines}`)
  for (let done = 0; done < lines; done += AT_ONCE) {
    const journals = Array.from(
      { length: AT_ONCE },
      (): Journal => ({
        key: `payment:${randomUUID()}:paid`,
        subject: { kind: 'payment', id: randomUUID() },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(personId), amount: 100n }],
      }),
    )
    await db.begin((tx) => postJournals(tx, journals))
  }
  return { personId, lines }
}

/** Both in megabytes. Throws when the file is not the whole spreadsheet. */
async function memoryOf(db: Db, folder: string, { personId, lines }: { personId: string; lines: number }) {
  const now = new Date()
  const today = dayInSaoPaulo(now)
  const { id } = await askExport(db, { id: randomUUID(), personId, now, from: today, to: today })
  const disk = diskStorage(folder)
  const before = aliveBytes()
  let most = 0
  const storage: Storage = {
    ...disk,
    async begin(...given) {
      const draft = await disk.begin(...given)
      const add = async (bytes: Uint8Array) => {
        await draft.add(bytes)
        most = Math.max(most, aliveBytes() - before)
      }
      return { ...draft, add }
    },
  }
  await writeExports({ db, clock: async () => new Date(), storage })
  const { size } = statSync(join(folder, storedName(id)))
  if (size < lines * 40) throw new Error(`a spreadsheet of ${lines} lines has ${size} bytes`)
  return { size: size / MB, most: most / MB }
}

function aliveBytes() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
