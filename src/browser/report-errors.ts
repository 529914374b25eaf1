import { scrub } from '#shared/scrub.ts'

type Failure = { preventDefault: () => void; error?: unknown; reason?: unknown; message?: string }
type Page = {
  addEventListener: (type: 'error' | 'unhandledrejection', listener: (event: Failure) => void) => void
  location: { pathname: string }
  navigator: { sendBeacon?: (path: string, body: Blob) => boolean }
  fetch: (path: string, init: { method: string; keepalive: boolean; headers: object; body: string }) => Promise<unknown>
}

/**
 * Logs unhandled errors and rejections once and reports them without personal data: each message once, at most five per
 * page and 4 kB. Runs in the head, to hear errors before hydration. Its source is the script, so it uses nothing
 * outside of itself.
 */
export function reportErrors(page: Page, clean: typeof scrub) {
  const reported = new Set<string>()

  const describe = (thrown: unknown, words: string | undefined) => {
    const { name, message, stack } = (thrown ?? {}) as { name?: unknown; message?: unknown; stack?: unknown }
    const text = typeof message === 'string' ? `${String(name)}: ${message}` : (words ?? JSON.stringify(thrown))
    return { message: clean(text || 'unknown', 300), stack: clean(String(stack ?? ''), 1_500) }
  }

  const send = (report: object) => {
    const body = JSON.stringify(report)
    const blob = new Blob([body], { type: 'application/json' })
    if (blob.size > 4_096) return send({ ...report, stack: '' })
    if (page.navigator.sendBeacon?.('/api/client-errors', blob)) return
    const headers = { 'content-type': 'application/json' }
    page.fetch('/api/client-errors', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
  }

  const hear = (event: Failure) => {
    event.preventDefault()
    const thrown = event.error ?? event.reason
    console.error(thrown ?? event.message)
    try {
      const { message, stack } = describe(thrown, event.message)
      if (reported.size >= 5 || reported.has(message) || /-extension:\/\//.test(stack)) return
      reported.add(message)
      send({ message, stack, page: clean(page.location.pathname, 200) })
    } catch {
      // What cannot be described or sent was at least logged.
    }
  }
  page.addEventListener('error', hear)
  page.addEventListener('unhandledrejection', hear)
}

/** Runs in the head before everything else. Always the same, so that its hash can be listed in the CSP. */
export const errorReportScript = () => `(${reportErrors})(window,${scrub})`
