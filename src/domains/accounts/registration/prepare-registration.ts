import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Tx } from '#platform/db.ts'
import { acceptedBy } from '../agreements.rules.ts'
import { insertAcceptancesInForce } from '../agreements/sql.ts'
import { hashPassword } from '../passwords/hash.ts'
import { refuse } from '../rules.ts'
import type { Registration } from './contract.ts'
import { ADULT_AGE, ageOn, PHONE_UNKNOWN, TOO_YOUNG } from './rules.ts'
import { recordIdentityFingerprints } from './record-identity-fingerprints.ts'
import * as sql from './sql.ts'

/**
 * `passwordHash`: hash of the same password, if it was computed before, because hashing is slow. `emailConfirmedAt`: of
 * people whose mail address is known to be theirs (seeds, imports). `address`: the network that waits for the hash.
 */
export type Prehashed = {
  passwordHash?: string | undefined
  emailConfirmedAt?: Date | undefined
  address?: string | undefined
}

/**
 * Checks a registration and hashes its password: the slow part, before any transaction. Refuses minors and invalid
 * phones, both at once.
 */
export async function prepareRegistration({ id = crypto.randomUUID(), ...r }: Registration & Prehashed, now: Date) {
  if (ageOn(r.birthDate, now) < ADULT_AGE)
    throw refuse('too_young', { birthDate: TOO_YOUNG, ...(!findPhone(r.phone) && { phone: PHONE_UNKNOWN }) })
  const phone = e164Of(r.phone)
  const { email, firstName, lastName, role } = r
  const passwordHash =
    r.passwordHash ?? (await hashPassword(r.password, r.address === undefined ? {} : { address: r.address }))
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    phone,
    bornOn: r.birthDate,
    passwordHash,
    createdAt: now,
    emailConfirmedAt: r.emailConfirmedAt ?? null,
    consents: r.consents,
  }
}

/** Inserts the person and what they agreed to, in the versions in force then. False when the e-mail is taken. */
export async function createPerson(tx: Tx, { consents, ...person }: Awaited<ReturnType<typeof prepareRegistration>>) {
  if (!(await sql.insertPerson(tx, person))) return false
  await insertAcceptancesInForce(tx, person.id, acceptedBy(consents), person.createdAt)
  if (consents.newsletter) await sql.insertConsent(tx, person.id, 'newsletter', person.createdAt)
  const fingerprints = [{ kind: 'phone', value: person.phone }] as const
  await recordIdentityFingerprints(tx, { personId: person.id, fingerprints, at: person.createdAt })
  return true
}

export const emailTaken = () =>
  refuse('email_taken', { email: 'Este e-mail já tem conta. Entre nela ou recupere a senha.' })

/** A mobile number as E.164; without a leading + it is Brazilian. */
function findPhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, 'BR')
  return phone?.isValid() ? phone.number : undefined
}

/** The same. Refuses `invalid_phone`. */
export function e164Of(typed: string): string {
  const phone = findPhone(typed)
  if (!phone) throw refuse('invalid_phone', { phone: PHONE_UNKNOWN })
  return phone
}
