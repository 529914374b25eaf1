import type { Journal, PostingOutcome } from '#domains/wallet/rules.ts'

const isOfPlatform = (account: string) => account.startsWith('platform:')
const isSameJournal = (a: Journal, b: Journal) =>
  a.kind === b.kind &&
  a.postings.length === b.postings.length &&
  a.postings.every(
    ({ from, to, amount }, i) =>
      from === b.postings[i]!.from && to === b.postings[i]!.to && amount === b.postings[i]!.amount,
  )

/** A simple model of the ledger: balances, and the known journals. */
export class LedgerModel {
  readonly balances = new Map<string, bigint>()
  readonly journals = new Map<string, Journal>()

  balanceOf(account: string) {
    return this.balances.get(account) ?? 0n
  }

  post(journal: Journal): PostingOutcome {
    const known = this.journals.get(journal.key)
    if (known) return isSameJournal(known, journal) ? 'already_posted' : 'key_reused'
    const after = new Map<string, bigint>()
    const move = (account: string, amount: bigint) =>
      after.set(account, (after.get(account) ?? this.balanceOf(account)) + amount)
    for (const { from, to, amount } of journal.postings) {
      move(from, -amount)
      move(to, amount)
    }
    if ([...after].some(([account, balance]) => balance < 0n && !isOfPlatform(account))) return 'insufficient_funds'
    for (const [account, balance] of after) this.balances.set(account, balance)
    this.journals.set(journal.key, journal)
    return 'posted'
  }
}
