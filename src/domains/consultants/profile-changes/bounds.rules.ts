import type { Kind } from '#shared/typed-text/clean.ts'
import type { TextField } from './fields.rules.ts'

/** The least and the most characters of each text, as in the database. */
export const TEXT_LIMITS: Record<TextField, { least: number; most: number }> = {
  name: { least: 2, most: 80 },
  title: { least: 3, most: 80 },
  description: { least: 10, most: 200 },
  bio: { least: 40, most: 2000 },
  city: { least: 2, most: 80 },
}
/** How each is cleaned. */
export const TEXT_KINDS = {
  name: 'name',
  title: 'line',
  description: 'line',
  bio: 'prose',
  city: 'line',
} as const satisfies Record<TextField, Kind>
export const MOST_LANGUAGES = 8
export const LEAST_REASON = 20
export const MOST_REASON = 300
