import { earlyEventsScript } from '#browser/early-events.ts'
import { themeScript } from '#browser/theme.ts'

/** What runs in the head of every page, before anything is painted. Constant, so that its hash can stand in the CSP. */
export const headScript = `${themeScript};${earlyEventsScript}`
