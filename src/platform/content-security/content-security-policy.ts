/**
 * Scripts: only our own files, and inline scripts with these hashes. Styles come from files; `style` attributes are
 * allowed because they only set sizes and angles. Trusted Types forbid scripts to create markup from text.
 */
export function contentSecurityPolicy(hashes: readonly string[], publicUrl: string): string {
  const socket = new URL('/', publicUrl).href.replace(/^http/, 'ws').replace(/\/$/, '')
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types sensitivos',
  ].join('; ')
}
