import { errorReportScript } from '#browser/report-errors.ts'
import { earlyEventsScript } from '#browser/early-events.ts'
import olderBrowsersScript from '#browser/older-browsers.ts?script'
import { themeScript } from '#browser/theme.ts'
import { barScript } from './layouts/bottom-bar/place-of-bar.ts'

/**
 * Run in the head of every page, before the first render. Constant, so that the CSP can list their hashes. Empty in the
 * browser's bundle: hydration keeps what the server wrote. A browser that does not understand the second one still runs
 * the first.
 */
export const headScripts = import.meta.env.SSR
  ? [olderBrowsersScript, `${errorReportScript()};${themeScript};${barScript};${earlyEventsScript}`]
  : ['', '']
