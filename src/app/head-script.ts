import { errorReportScript } from '#browser/report-errors.ts'
import { earlyEventsScript } from '#browser/early-events.ts'
import { themeScript } from '#browser/theme.ts'

/**
 * Runs in the head of every page, before the first render. Constant, so that its hash can be listed in the CSP. Empty
 * in the browser's bundle: hydration keeps what the server wrote.
 */
export const headScript = import.meta.env.SSR ? `${errorReportScript()};${themeScript};${earlyEventsScript}` : ''
