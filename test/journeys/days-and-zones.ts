import type { Browser, Page } from '@playwright/test'
import { DESKTOP } from './people.ts'

/** A browser where the clocks of another place run. */
export const openIn = async (browser: Browser, timezoneId: string): Promise<Page> =>
  (await browser.newContext({ viewport: DESKTOP, timezoneId, reducedMotion: 'reduce' })).newPage()

/** São Paulo's days that are so many after today. */
const dayAhead = (days: number) => new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** Nine to twelve of the fourth day ahead in São Paulo, which no change of the month's end puts out of the agenda. */
export const DAY = dayAhead(4)
