/** At most so many attempts in a window that opens with the first of them. */
export type RateLimit = { name: string; most: number; windowMs: number }

const MINUTE_MS = 60_000

/** Sign-ins to one account by a known device; afterwards it counts as an unknown one. */
export const SIGN_INS_PER_DEVICE: RateLimit = { name: 'sign-in-device', most: 5, windowMs: 15 * MINUTE_MS }
/** Sign-ins to one account from one network, by unknown devices: strangers elsewhere do not use it up. */
export const SIGN_INS_PER_ACCOUNT_AND_NETWORK: RateLimit = {
  name: 'sign-in-account-network',
  most: 10,
  windowMs: 15 * MINUTE_MS,
}
/** Sign-ins to one account from all networks, by unknown devices: 2,400 guesses a day (NIST SP 800-63B, 5.2.2). */
export const SIGN_INS_PER_ACCOUNT: RateLimit = { name: 'sign-in-account', most: 100, windowMs: 60 * MINUTE_MS }
export const SIGN_INS_PER_NETWORK: RateLimit = { name: 'sign-in-network', most: 60, windowMs: 15 * MINUTE_MS }
/** Refused sign-ins of everybody that go into the log of security events, whose rows stay for ever. */
export const REFUSED_SIGN_INS_LOGGED: RateLimit = {
  name: 'refused-sign-ins-logged',
  most: 5_000,
  windowMs: 60 * MINUTE_MS,
}
/**
 * Checks of the own password within one session, right or wrong: a right one counts for the whole window. Per session,
 * so that a stolen one blocks no other.
 */
export const PASSWORD_CHECKS_PER_SESSION: RateLimit = { name: 'password-check', most: 10, windowMs: 15 * MINUTE_MS }
/** Answers to one network that an address has an account. */
export const TAKEN_ADDRESSES_PER_NETWORK: RateLimit = { name: 'register-taken', most: 20, windowMs: 60 * MINUTE_MS }
export const REGISTRATIONS_PER_NETWORK: RateLimit = { name: 'register-network', most: 60, windowMs: 60 * MINUTE_MS }

/** The unit that is limited: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
