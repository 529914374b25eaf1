import { expect } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { checkMonth } from '#domains/reports/accounting/check-month.ts'
import { findClosing, closeMonth } from '#domains/reports/accounting/close-month.ts'
import { balanceOfAccount } from '#domains/reports/accounting/chart.rules.ts'
import { findFirstMonth, listClosedMonths } from '#domains/reports/accounting/closed-months.sql.ts'
import { listConsultantSums } from '#domains/reports/accounting/consultants.sql.ts'
import { findSet, readFlows } from '#domains/reports/accounting/find-set.ts'
import { figuresOf, movementsOf, trialBalance } from '#domains/reports/accounting/flows.rules.ts'
import { isKnownKind } from '#domains/reports/accounting/kinds.rules.ts'
import { type Month, monthAfter, monthsBetween } from '#domains/reports/accounting/months.rules.ts'
import { sumSet } from '#domains/reports/accounting/sets.sql.ts'
import { streamJournal } from '#domains/reports/accounting/stream-journal.ts'
import { TABLES } from '#domains/reports/books/files.ts'
import { readOwed } from '#domains/reports/books/read-owed.ts'
import { listRefunds } from '#domains/reports/books/rows.sql.ts'
import { streamBalances } from '#domains/reports/books/stream-balances.ts'
import { addLedgerSums } from '#domains/reports/sums/platform.sql.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { aPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
const cents = (cell: string) => BigInt(cell.replace(',', '') || 0)

/** The rows of a spreadsheet, as objects by the names of its columns. */
const rowsOf = (text: string) => {
  const [names, ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'))
  return rows.map((row) => Object.fromEntries(names!.map((name, at) => [name, row[at]!])))
}

/** What each kind of account moved, straight from the postings that `where` chooses. */
async function ledgerOf(db: Db, where = db`true`) {
  const rows = await db<{ account: string; debits: bigint; credits: bigint }[]>`
    select kind as account, sum(debit)::bigint as debits, sum(credit)::bigint as credits from (
      select ledger_kind(p.debit) as kind, p.amount as debit, 0 as credit
        from ledger_postings p join ledger_journals j on j.id = p.journal_id where ${where}
      union all select ledger_kind(p.credit), 0, p.amount
        from ledger_postings p join ledger_journals j on j.id = p.journal_id where ${where}
    ) sides group by 1`
  return new Map(rows.map(({ account, ...sides }) => [account, balanceOfAccount(account, sides)]))
}

const moving = (balances: Iterable<[string, bigint]>) => new Map([...balances].filter(([, amount]) => amount !== 0n))

/** Whoever closes months at the end of all time, so that any month is over. */
export class Books {
  readonly #db: Db
  readonly #by: string
  readonly #files = new Map<Month, string>()

  private constructor(db: Db, by: string) {
    this.#db = db
    this.#by = by
  }

  static async open(db: Db) {
    const iris = await aPerson(db, 'Íris', 'client')
    await appointAdmin(db, iris)
    return new Books(db, iris)
  }

  /** Closes the next month, or folds the kept sums, or neither, as it is drawn. */
  async move(random: SeededRandom) {
    if (random.chance(0.5)) await foldLedger(this.#db, 'platform', addLedgerSums)
    if (random.chance(0.6)) await this.close()
  }

  async close() {
    const { next } = await findClosing(this.#db, new Date('2190-01-01T12:00:00Z'))
    const before = await this.#fileOf(next!)
    const open = await readFlows(this.#db, await findSet(this.#db, next!))
    await closeMonth(this.#db, { month: next!, by: this.#by, clock: clockAt(new Date('2190-01-01T12:00:00Z')) })
    const closed = await readFlows(this.#db, await findSet(this.#db, next!))
    expect(figuresOf(closed.flows), 'closing changes no figure').toEqual(figuresOf(open.flows))
    expect(trialBalance(closed.before, closed.flows)).toEqual(trialBalance(open.before, open.flows))
    this.#files.set(next!, await this.#fileOf(next!))
    expect(this.#files.get(next!), 'closing changes no byte').toBe(before)
  }

  #fileOf = async (month: Month) => new Response(streamJournal(this.#db, await findSet(this.#db, month))).text()

  /** Every sum, column and file of all months is what the ledger says, to the centavo. */
  async check() {
    const db = this.#db
    const closed = await listClosedMonths(db)
    const [newest] = await db<{ last: Date }[]>`select max(posted_at) as last from ledger_journals`
    const first = closed.at(-1)?.month ?? (await findFirstMonth(db))!
    // What came late is in the month after the last closed one, however early its date is.
    const months = monthsBetween(
      first,
      [closed[0] ? monthAfter(closed[0].month) : first, newest!.last.toISOString().slice(0, 7)].toSorted().at(-1)!,
    )
    const seen: string[] = []
    let balance = new Map<string, bigint>()
    for (const month of months) {
      const set = await findSet(db, month)
      const { before, flows } = await readFlows(db, set)
      expect(
        flows.filter(({ kind }) => !isKnownKind(kind)),
        'kinds without a name',
      ).toEqual([])
      const lines = trialBalance(before, flows)
      expect(moving(lines.map(({ account, opening }) => [account, opening])), month).toEqual(moving(balance))
      balance = new Map(lines.map(({ account, closing }) => [account, closing]))
      expect(sum(lines.map(({ debits }) => debits))).toBe(sum(lines.map(({ credits }) => credits)))
      expect(sum((await sumSet(db, set)).map(({ amount }) => amount))).toBe(sum(flows.map(({ amount }) => amount)))
      const file = await this.#fileOf(month)
      if (set.closed) expect(file, `${month}, as it was closed`).toBe(this.#files.get(month))
      const rows = file.includes('\r\n') ? rowsOf(file) : []
      expect(sum(rows.map(({ valor }) => cents(valor!)))).toBe(sum(flows.map(({ amount }) => amount)))
      seen.push(...new Set(rows.map(({ lancamento }) => lancamento!)))
      await this.#checkTables(month)
    }
    expect(moving(balance), 'all months together').toEqual(moving(await ledgerOf(db)))
    const all = await db<{ id: bigint }[]>`select id from ledger_journals`
    expect(seen.toSorted(), 'each journal is in one month').toEqual(all.map(({ id }) => String(id)).toSorted())
    for (const { month } of closed)
      expect(await checkMonth(db, month)).toMatchObject({ isHashSame: true, areSumsSame: true })
  }

  async #checkTables(month: Month) {
    const set = await findSet(this.#db, month)
    const { flows } = await readFlows(this.#db, set)
    const column = async (name: keyof typeof TABLES, title: string) => {
      const [names, ...rows] = await TABLES[name](this.#db, set)
      return sum(rows.map((row) => cents(row[names!.indexOf(title)]!)))
    }
    const figures = figuresOf(flows)
    const moved = (account: string) =>
      sum(
        movementsOf(flows, 'revenue')
          .filter((one) => one.account === account)
          .map(({ amount }) => amount),
      )
    expect(await column('receita', 'Valor (R$)'), 'revenue').toBe(figures.revenueCents)
    expect(await column('promocao', 'No livro-caixa (R$)'), 'promotion').toBe(figures.promotionCents)
    expect(await column('consultores', 'Comissão (R$)'), 'commissions').toBe(moved('commission'))
    const consultants = await listConsultantSums(this.#db, set)
    const held = movementsOf(flows, 'consultants')
    expect(sum(consultants.map(({ earned, paidOut }) => earned - paidOut)), 'consultants').toBe(
      sum(held.map(({ amount }) => amount)),
    )
    expect(await column('consultores', 'Bruto (R$)')).toBe(
      sum(consultants.map(({ earned, commission }) => earned + commission)),
    )
    const refunds = await listRefunds(this.#db, set)
    expect(sum(refunds.filter(({ kind }) => kind === 'consultation_refund').map(({ toClients }) => toClients))).toBe(
      figures.refundedCents,
    )
  }

  /** What was owed at an instant, by kind of account and by person, is what the postings until then make. */
  async checkOwedAt(at: Date) {
    const db = this.#db
    const until = await ledgerOf(db, db`j.posted_at <= ${at}`)
    const { accounts } = await readOwed(db, at)
    expect(moving(accounts.map(({ account, amountCents }) => [account, amountCents])), String(at)).toEqual(
      moving(until),
    )
    const people = new Map<string, bigint>()
    for (const row of rowsOf(await new Response(streamBalances(db, at)).text()))
      people.set(row['Código']!, (people.get(row['Código']!) ?? 0n) + cents(row['Saldo (R$)']!))
    expect(moving(people)).toEqual(moving([...until].filter(([account]) => /^(client|consultant)_/.test(account))))
  }
}
