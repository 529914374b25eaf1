/** At most so many attempts in a window that opens with the first of them. */
export type RateLimit = { name: string; most: number; windowMs: number }

const MINUTE_MS = 60_000

export const SIGN_INS_PER_ACCOUNT: RateLimit = { name: 'sign-in-account', most: 10, windowMs: 15 * MINUTE_MS }
export const SIGN_INS_PER_NETWORK: RateLimit = { name: 'sign-in-network', most: 60, windowMs: 15 * MINUTE_MS }
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
