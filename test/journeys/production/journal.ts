import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { connect } from '#platform/db.ts'
import type { Production } from './test.ts'

/** What each pair of accounts moved, in centavos. */
type Sums = Record<string, bigint>

/** Of a month of São Paulo, as the ledger has it. */
export async function sumLedger({ databaseUrls }: Production, month: string): Promise<Sums> {
  const owner = connect(databaseUrls.DATABASE_OWNER_URL, { max: 1 })
  const rows = await owner<{ pair: string; cents: bigint }[]>`
    select debit || ' → ' || credit as pair, sum(amount)::bigint as cents
    from ledger_postings join ledger_journals j on j.id = journal_id
    where to_char(posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM') = ${month} group by 1`
  await owner.end()
  return Object.fromEntries(rows.map(({ pair, cents }) => [pair, cents]))
}

/** Of the journal that the page of a month gives as a file. */
export async function sumJournalFile(page: Page): Promise<Sums> {
  const button = page.getByRole('button', { name: 'Diário (todos os lançamentos)' })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = (await readFile(await file.path())).toString().replace('\uFEFF', '').trimEnd()
  const [names, ...rows] = text.split('\r\n').map((line) => line.split(';'))
  const [debit, credit, amount] = ['conta', 'contrapartida', 'valor'].map((name) => names!.indexOf(name))
  const sums: Sums = {}
  for (const row of rows) {
    const pair = `${row[debit!]} → ${row[credit!]}`
    sums[pair] = (sums[pair] ?? 0n) + BigInt(row[amount!]!.replace(/\D/g, ''))
  }
  return sums
}
