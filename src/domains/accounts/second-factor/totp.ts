import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** A code of the period before or after counts too, because clocks differ. */
const WINDOW = 1

/** A new secret of 160 bits, in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Sensitivos', label, secret: Secret.fromBase32(secret), period: PERIOD_S })

/** The address that an authenticator app reads from a QR code (otpauth://). */
export const enrolmentAddress = (secret: string, email: string) => totpOf(secret, email).toString()

/** The period of 30 seconds, counted since 1970, that a code of six digits is of; undefined: of none near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_S * 1000)) + delta
}
