import type { MiddlewareHandler } from 'hono'
import type { Config } from '#platform/config.ts'

/** Headers that every response carries. */
export const secureHeadersOf = (config: Config): Record<string, string> => ({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const withHeaders = (headers: Readonly<Record<string, string>>): MiddlewareHandler => {
  const pairs = Object.entries(headers)
  return async (c, next) => {
    await next()
    // A route that sets such a header itself has a reason to.
    for (const [name, value] of pairs) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
