import { expect, test } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { connectTo, freshOwnerUrl, newDatabase, ownerOf } from '#test/support/database.ts'
import { midnightBefore } from '../calendar.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { type ColumnValues, readSnapshot, type TableRows } from './snapshot.ts'
import { readTables } from './sql.ts'
import { takeSnapshot } from './take-snapshot.ts'

/** What differs from one seeding to the next: ids, hashes and codes that follow from them, instants. */
const VARYING =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9A-Z]{4}(-[0-9A-Z]{4}){3}|\d{4}-\d\d-\d\d[ T][\d:.]+(\+00|Z)|SBX[0-9A-F]{20}(6304[0-9A-F]{4})?|\bE\d{20}\w{11}\b|\$argon2id\$\S+/g

/** Numbers that follow the order of commits, which four workers share. */
const isNumberedByOrder = ({ name, type }: ColumnValues) => type === 'bigint' && /^connection$|(^|_)id$/.test(name)

function rowsOf({ columns }: TableRows) {
  const compared = columns.filter((column) => !isNumberedByOrder(column))
  const rowAt = (at: number) => compared.map(({ values }) => values[at]?.replace(VARYING, '·') ?? '∅').join(' | ')
  return columns[0]!.values.map((_, at) => rowAt(at)).toSorted()
}

test('the restored history and one that is seeded live have the same rows but for ids and instants', async () => {
  const db = await newDatabase({ max: 2 })
  await restoreSnapshot(ownerOf(db), (await readSnapshot())!, midnightBefore(new Date()))
  const restored = await readTables(ownerOf(db))
  const ownerUrl = await freshOwnerUrl()
  const { tables: live } = await takeSnapshot(appUrlOf(ownerUrl), connectTo(ownerUrl, { max: 1 }), () => {})
  expect(restored.map(({ name }) => name)).toEqual(live.map(({ name }) => name))
  for (const [at, table] of restored.entries()) {
    const [ours, others] = [rowsOf(table), rowsOf(live[at]!)]
    expect(ours.length, table.name).toBe(others.length)
    const differing = ours.findIndex((row, n) => row !== others[n])
    expect(ours[differing], table.name).toBe(others[differing])
  }
})
