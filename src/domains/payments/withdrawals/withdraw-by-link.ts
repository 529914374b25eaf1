import {
  findPerson,
  findSecretOwner,
  hashOfToken,
  isBlocked,
  networkOf,
  spendAttempt,
} from '#domains/accounts/index.ts'
import { sumCredit } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { LINKS_PER_NETWORK } from './link.rules.ts'
import { readWithdrawals } from './read-withdrawals.ts'
import { refuse } from './rules.ts'
import { findWithdrawal } from './sql.ts'
import { withdrawCredit } from './withdraw-credit.ts'

type Link = { token: string; address: string; now: Date }

/** Whose blocked account the link in its mail is of. Refuses any other link, and too many tries of one network. */
async function ownerOf(db: Db, { token, address, now }: Link): Promise<string> {
  await spendAttempt(db, LINKS_PER_NETWORK, networkOf(address), now)
  const personId = await findSecretOwner(db, hashOfToken(token), 'withdrawal')
  if (!personId || !(await isBlocked(db, personId))) throw refuse('withdrawal_link_invalid')
  return personId
}

/** What the holder of the link can withdraw now, in centavos. */
export async function readLinkedFunds(db: Db, link: Link) {
  const personId = await ownerOf(db, link)
  const [funds, person] = await Promise.all([readWithdrawals(db, personId, link.now), findPerson(db, personId)])
  const { availableCents, toOriginCents, reservedCents, frozenCents, debtCents } = funds
  const laterCents = reservedCents + frozenCents
  return { firstName: person!.firstName, availableCents, toOriginCents, laterCents, debtCents }
}

/** Withdraws all that is free, to where it came from; what `withdrawCredit` refuses is refused. */
export async function withdrawByLink(
  db: Db,
  { id, cpf, clock, ...link }: Link & { id: string; cpf?: string | undefined; clock: Clock },
) {
  const personId = await ownerOf(db, link)
  // In this order: of two presses at once the second finds either the credit or the withdrawal.
  const { own } = await sumCredit(db, personId)
  const amount = (await findWithdrawal(db, id))?.amount ?? own
  if (amount === 0n) throw refuse('nothing_to_withdraw')
  return withdrawCredit(db, { id, personId, amount, cpf, clock })
}
