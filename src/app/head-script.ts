import { earlyEventsScript } from '#browser/early-events.ts'
import { themeScript } from '#browser/theme.ts'

/** Runs in the head of every page, before the first render. Constant, so that its hash can be listed in the CSP. */
export const headScript = `${themeScript};${earlyEventsScript}`
