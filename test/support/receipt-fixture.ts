import { createHash } from 'node:crypto'
import { GENESIS_HASH, receiptCodeOf } from '#domains/receipts/code.rules.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'

export const digest = async (text: string) => createHash('sha256').update(text).digest('hex')

/** What Ana's consultations with Luna have in common: R$ 3,99 a minute, R$ 39,90 held, and Ana ended them. */
export const CONSULTATION = {
  version: 1,
  kind: 'consultation',
  consultation: '5f0f1b3a-3a55-4c3f-8f5e-0d2a6f6f2b10',
  channel: 'chat',
  pricePerMinuteCents: 399,
  heldCents: 3_990,
  refundedCents: 0,
  endReason: 'by_client',
}

/** The first receipt of its chain, which says this. */
export async function issueReceipt(said: unknown) {
  const content = JSON.stringify(said)
  const hash = await digest(GENESIS_HASH + content)
  return { code: receiptCodeOf(hash), previous: GENESIS_HASH, content, hash }
}

/** The names of the checks that it fails. */
export const faultsOf = async (proof: Parameters<typeof checkReceipt>[0]) =>
  (await checkReceipt(proof, digest)).filter(({ holds }) => !holds).map(({ name }) => name)
