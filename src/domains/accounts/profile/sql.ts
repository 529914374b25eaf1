import type { Sql, Tx } from '#platform/db.ts'
import { phoneWords } from './rules.ts'

export type ProfileRow = { firstName: string; lastName: string; phone: string | null; birthDate: string | null }
export type OwnName = Omit<ProfileRow, 'birthDate'>

const columns = (sql: Sql) =>
  sql`first_name as "firstName", last_name as "lastName", phone, born_on::text as "birthDate"`

export async function findProfile(sql: Sql, personId: string) {
  const [row] = await sql<ProfileRow[]>`select ${columns(sql)} from people where id = ${personId}`
  return row
}

/** The same, locked until the transaction ends. */
export async function lockProfile(tx: Tx, personId: string) {
  const [row] = await tx<ProfileRow[]>`select ${columns(tx)} from people where id = ${personId} for no key update`
  return row
}

export const recordProfile = (tx: Tx, personId: string, { firstName, lastName, phone }: OwnName) => tx`
  update people set first_name = ${firstName}, last_name = ${lastName}, phone = ${phone} where id = ${personId}`

/** Waits for whatever is being begun in this person's name, and keeps anything else from beginning. */
export async function lockPersonToClose(tx: Tx, personId: string) {
  const [row] = await tx<{ id: string; email: string; role: string; closedAt: Date | null }[]>`
    select id, email, role, closed_at as "closedAt" from people where id = ${personId} for update`
  return row
}

/** False: the account is closed. An open one is not closed before this transaction ends. */
export async function lockOpenAccount(tx: Tx, personId: string) {
  const [row] = await tx<{ isOpen: boolean }[]>`
    select closed_at is null as "isOpen" from people where id = ${personId} for key share`
  return row?.isOpen ?? false
}

/** The row stays for the books, with nobody in it; the address is free again. */
export const recordClosed = (tx: Tx, personId: string, at: Date) => tx`
  update people set email = 'encerrada-' || id || '@conta.invalid', first_name = 'Conta encerrada', last_name = '',
    password_hash = null, phone = null, born_on = null, email_confirmed_at = null, closed_at = ${at}
  where id = ${personId}`

/** Who the person is here, for the file that they take along. */
export async function readAccountData(sql: Sql, personId: string) {
  const [account] = await sql<{ celular: string | null }[]>`
    select first_name as nome, last_name as sobrenome, email as "e-mail", phone as celular,
      born_on::text as "data de nascimento", created_at as "desde" from people where id = ${personId}`
  const consents = await sql`
    select kind as tipo, given_at as "dado em", revoked_at as "retirado em" from consents
    where person_id = ${personId} and kind = 'newsletter' order by given_at`
  const acceptances = await sql`
    select a.text as texto, a.version as "versão", a.accepted_at as "aceito em", v.content_hash as "sha-256 do texto"
    from acceptances a left join legal_versions v on v.text = a.text and v.number = a.version
    where a.person_id = ${personId} order by a.accepted_at, a.text`
  const decisions = await sql`
    select case kind when 'suspended' then 'suspensão' when 'blocked' then 'bloqueio' else 'saques em conferência' end
        as tipo, reason as motivo, starts_at as "desde", coalesce(lifted_at, ends_at) as "até" from restraints
      where person_id = ${personId}
    union all select 'aviso', words, warned_at, acknowledged_at from warnings where person_id = ${personId}
    order by "desde"`
  return {
    Conta: { ...account, celular: phoneWords(account?.celular ?? null) },
    Consentimentos: consents,
    'Textos aceitos': acceptances,
    'Decisões da equipe': decisions,
  }
}
