import { LEGAL_TITLES } from '#domains/accounts/agreements.rules.ts'
import { agentLabel, listAcceptances, listOpenSessions, phoneWords } from '#domains/accounts/index.ts'
import { availableOf, bookedOf, earningsOf, orderedOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { maskedTaxId } from '#shared/tax-id.ts'
import { refuse } from '../rules.ts'
import type { PersonPage } from './contract.ts'
import { listSharers } from './marks.sql.ts'
import { findPersonPage, listBalances } from './sql.ts'

const MOST_SHARERS = 50

/** What the team sees of somebody. Refuses `not_found`. */
export async function readPerson(sql: Sql, id: string, now: Date): Promise<PersonPage> {
  const person = await findPersonPage(sql, id, now)
  if (!person) throw refuse('not_found')
  const { taxId, ...page } = person
  const accounts = accountsOf(id, page.role)
  const [sessions, balances, sharers, acceptances] = await Promise.all([
    listOpenSessions(sql, id, now),
    listBalances(sql, Object.keys(accounts)),
    listSharers(sql, id, MOST_SHARERS),
    listAcceptances(sql, id),
  ])
  return {
    ...page,
    phone: phoneWords(page.phone) || null,
    document: taxId ? maskedTaxId(taxId) : null,
    sessions: sessions.map(({ agent, createdAt, lastSeenAt }) => ({
      agent: agentLabel(agent),
      createdAt,
      lastSeenAt,
    })),
    acceptances: acceptances.map(({ text, ...one }) => ({ title: LEGAL_TITLES[text], ...one })),
    balances: balances
      .filter(({ account, balance }) => balance > 0n || account === availableOf(id))
      .map(({ account, balance }) => ({ words: accounts[account]!, amountCents: balance })),
    sharers,
  }
}

/** The accounts of a person in the books, by what people call them. */
const accountsOf = (id: string, role: string): Readonly<Record<string, string>> =>
  role === 'consultor'
    ? { [earningsOf(id)]: 'Livre para saque', [toClearOf(id)]: 'A liberar' }
    : {
        [availableOf(id)]: 'Saldo',
        [reservedOf(id)]: 'Reservado',
        [bookedOf(id)]: 'De consultas marcadas',
        [orderedOf(id)]: 'De pedidos por pagar',
      }
