import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import type { Centavos } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'
import type { WelcomeBudget } from './contract.ts'
import { countClients, findMonthly, insertBudget, listMonths, lockWelcomeBudget } from './sql.ts'

const refuse = refusals('welcome_budget', {
  changed_meanwhile: [
    409,
    'Alguém da equipe mudou o orçamento depois que você abriu a página. Confira o de agora: o que você digitou continua aqui.',
  ],
})

const MOST_MONTHS = 12

/** What free minutes may cost, and what they cost in the last twelve months. */
export async function readBudget(sql: Sql, now: Date): Promise<WelcomeBudget> {
  const day = dayInSaoPaulo(now)
  const months = await listMonths(sql, day, MOST_MONTHS)
  const isNow = ({ month }: { month: string }) => month === day.slice(0, 7)
  return {
    monthlyCents: await findMonthly(sql),
    spentCents: months.find(isNow)?.spentCents ?? 0n,
    clients: await countClients(sql, day),
    months: months.filter((month) => !isNow(month)),
  }
}

type Setting = { monthlyCents: Centavos | null; before: Centavos | null; by: string; clock: Clock }

/**
 * What free minutes may cost in a month from now on; what was granted already stays. The same again changes nothing.
 * Refuses when somebody else changed what was read.
 */
export const setBudget = (db: Db, { monthlyCents, before, by, clock }: Setting) =>
  inTransaction(db, async (tx) => {
    await lockWelcomeBudget(tx)
    const at = await clock(tx)
    const now = await findMonthly(tx)
    if (now === monthlyCents) return
    if (now !== before) throw refuse('changed_meanwhile')
    await insertBudget(tx, monthlyCents, at)
    await recordSecurityEvent(tx, {
      kind: 'consultations.welcome_budget_set',
      actorId: by,
      before: { monthlyCents: now, hasLimit: now !== null },
      after: { monthlyCents, hasLimit: monthlyCents !== null },
      at,
    })
  })
