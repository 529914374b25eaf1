import type { Sql } from '#platform/db.ts'
import { refuse } from '../corrections.rules.ts'
import { hasToStay } from '../email/sql.ts'
import { findProfile } from '../profile/sql.ts'
import { e164Of } from '../registration/prepare-registration.ts'
import { findPerson, findPersonByEmail } from '../registration/sql.ts'
import { refuse as refuseAccount } from '../rules.ts'

/**
 * Whether somebody's address may become this one. Refuses `correction_unchanged`, `email_in_use`, and `email_stays`
 * while the document of payouts changed lately: its warning went to the address of today.
 */
export async function guardNewEmail(sql: Sql, { personId, email, at }: { personId: string; email: string; at: Date }) {
  const owner = await findPersonByEmail(sql, email)
  if (owner?.id === personId) throw refuse('correction_unchanged', { email: 'A conta já usa este e-mail.' })
  if (owner) throw refuse('email_in_use', { email: 'Este e-mail já é de outra conta.' })
  if (await hasToStay(sql, personId, at)) throw refuseAccount('email_stays')
}

type Asked = { personId: string; at: Date }

/** An address of today and the one that it should be, to be proposed. Refuses what `guardNewEmail` refuses. */
export async function emailCorrection(sql: Sql, { email, ...asked }: Asked & { email: string }) {
  const person = await findPerson(sql, asked.personId)
  if (!person) throw refuseAccount('person_not_found')
  await guardNewEmail(sql, { ...asked, email })
  return { from: person.email, to: email }
}

/** A phone of today and the one that it should be, as E.164. Refuses `invalid_phone` and `correction_unchanged`. */
export async function phoneCorrection(sql: Sql, { personId, phone }: { personId: string; phone: string }) {
  const profile = await findProfile(sql, personId)
  if (!profile) throw refuseAccount('person_not_found')
  const [from, to] = [profile.phone ?? '', e164Of(phone)]
  if (from === to) throw refuse('correction_unchanged', { phone: 'A conta já usa este celular.' })
  return { from, to }
}
