import { createHash } from 'node:crypto'
import { GENESIS_HASH, receiptCodeOf } from '#domains/receipts/code.rules.ts'
import type { TableRows } from './snapshot.ts'

const HASH = /\b[0-9a-f]{64}\b/g
const HASH_OR_CODE = /\b[0-9a-f]{64}\b|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g

/**
 * Chains receipts again whose content changed and whose journals were sealed again: answers the new hash and code of
 * each by its old one. The code follows from the hash.
 */
export function resealReceipts(receipts: TableRows, journals: ReadonlyMap<string, string>): Map<string, string> {
  const column = (name: string) => receipts.columns.find((one) => one.name === name)!.values as string[]
  const [codes, contents, hashes] = [column('code'), column('content'), column('hash')]
  const following = Map.groupBy(codes.keys(), (at) => column('previous')[at]!)
  const seals = new Map<string, string>()
  const waiting = [GENESIS_HASH]
  for (let link = waiting.pop(); link !== undefined; link = waiting.pop())
    for (const at of following.get(link) ?? []) {
      const content = contents[at]!.replace(HASH, (seal) => journals.get(seal) ?? seal)
      const hash = createHash('sha256').update((seals.get(link) ?? link) + content)
      const seal = hash.digest('hex')
      seals.set(hashes[at]!, seal).set(codes[at]!, receiptCodeOf(seal))
      waiting.push(hashes[at]!)
    }
  return seals
}

/** A table with the new hashes and codes in place of the old ones. */
export const replaceSeals = ({ name, columns }: TableRows, seals: ReadonlyMap<string, string>): TableRows => ({
  name,
  columns: columns.map((column) => ({
    ...column,
    values: column.values.map((value) => value && value.replace(HASH_OR_CODE, (seal) => seals.get(seal) ?? seal)),
  })),
})
