import type { User } from '../contract.ts'

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

/** Until when a typed password, or a code of the second factor, counts as just typed: for 15 minutes. */
export const confirmationCountsUntil = (typedAt: Date) => new Date(typedAt.getTime() + 15 * 60_000)

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
