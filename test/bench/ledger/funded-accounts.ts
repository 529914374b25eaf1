import { randomUUID } from 'node:crypto'
import { postJournals } from '#domains/wallet/index.ts'
import { COMMISSION, GATEWAY, type Journal, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'

export type FundedAccounts = { clients: string[]; consultants: string[] }

export const CLIENTS = 2_000
export const CONSULTANTS = 200
/** Numbered ids, so that pgbench can compute them: the number fills the last twelve digits. */
export const ID_PREFIX = { client: '00000000-0000-4000-8000-', consultant: '00000000-0000-4000-9000-' } as const
const numberedIds = (family: string, n: number) =>
  Array.from({ length: n }, (_, i) => family + String(i + 1).padStart(12, '0'))
const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

/** Two thousand clients with reserved money, and two hundred consultants. */
export async function fundAccounts(db: Db): Promise<FundedAccounts> {
  const accounts = {
    clients: numberedIds(ID_PREFIX.client, CLIENTS),
    consultants: numberedIds(ID_PREFIX.consultant, CONSULTANTS),
  }
  const fund = (client: string): Journal => ({
    key: `payment:${client}:paid`,
    subject: { kind: 'payment', id: client },
    kind: 'payment_paid',
    postings: [{ from: GATEWAY, to: reservedOf(client), amount: 100_000_000n }],
  })
  await inTransaction(db, (tx) => postJournals(tx, accounts.clients.map(fund)))
  await Promise.all(
    accounts.consultants.map((consultant) => postJournals(db, [captureOf(pick(accounts.clients), consultant)])),
  )
  return accounts
}

const captureOf = (client: string, consultant: string): Journal => ({
  key: `capture:${randomUUID()}:100`,
  subject: { kind: 'consultation', id: randomUUID() },
  kind: 'consultation_capture',
  postings: [
    { from: reservedOf(client), to: toClearOf(consultant), amount: 70n },
    { from: reservedOf(client), to: COMMISSION, amount: 30n },
  ],
})

/** So many callers post captures, each on its own connection. Returns journals per second. */
export async function postCaptures(
  db: Db,
  { clients, consultants }: FundedAccounts,
  callers: number,
  seconds: number,
): Promise<number> {
  const [began, until] = [performance.now(), performance.now() + seconds * 1000]
  const posted = await Promise.all(
    Array.from({ length: callers }, async () => {
      let count = 0
      for (; performance.now() < until; count++) await postJournals(db, [captureOf(pick(clients), pick(consultants))])
      return count
    }),
  )
  return (posted.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - began)
}
