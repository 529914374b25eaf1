import type { User } from '../contract.ts'
import { networkOf } from '../rate-limits/rules.ts'

type Role = User['role']

const HOUR_MS = 3_600_000

/**
 * How long a session outlives its last visit, in milliseconds: 30 days, or 12 hours when "lembrar" was left unchecked.
 */
const slidingMs = (remembered: boolean) => (remembered ? 30 * 24 * HOUR_MS : 12 * HOUR_MS)

/** How long a session lasts at most, whatever its visits, in milliseconds: 90 days, for the team 12 hours. */
const absoluteMs = (role: Role) => (role === 'admin' ? 12 * HOUR_MS : 90 * 24 * HOUR_MS)

/** When a session that is used `now` ends. */
export const sessionEndsAt = (
  { createdAt, role, remembered }: { createdAt: Date; role: Role; remembered: boolean },
  now: Date,
) => new Date(Math.min(now.getTime() + slidingMs(remembered), createdAt.getTime() + absoluteMs(role)))

/** Until when a typed password counts as just typed: for 15 minutes. */
export const passwordCountsUntil = (typedAt: Date) => new Date(typedAt.getTime() + 15 * 60_000)

/** A visit is recorded at most once a minute. */
export const VISIT_EVERY_MS = 60_000

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A User-Agent header in words that people recognise: "Chrome no Android". */
export function agentLabel(userAgent: string): string {
  const named = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = named(BROWSERS) ?? 'Navegador desconhecido'
  const system = named(SYSTEMS)
  return system ? `${browser} no ${system}` : browser
}

/** Where a session was opened, as far as it is known without asking anybody else. */
export const PLACES = ['this_network', 'other_network', 'local_network', 'this_machine', 'unknown'] as const
export type Place = (typeof PLACES)[number]

const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i
/** Whether an address is of this machine or of a local network. */
export const isLocal = (address: string) => isThisMachine(address) || LOCAL.test(networkOf(address))
const isThisMachine = (address: string) => address === '::1' || networkOf(address).startsWith('127.')
const isIpv6 = (network: string) => network.includes(':')

/**
 * The network of a session, seen from the reader's own. No database of places is asked, so no town is claimed; an IPv4
 * and an IPv6 address may be the same line, so they are not compared.
 */
export function placeOf(address: string, here: string): Place {
  const network = networkOf(address)
  if (isThisMachine(address)) return 'this_machine'
  if (network === networkOf(here)) return 'this_network'
  if (isLocal(address)) return 'local_network'
  return address === '' || isIpv6(network) !== isIpv6(networkOf(here)) ? 'unknown' : 'other_network'
}
