/**
 * What a page may load and run: only our own files, and the inline scripts with these hashes. Styles come from files;
 * single `style` attributes carry measures (a share of stars, a hand of a clock) and are harmless. Trusted Types forbid
 * markup from text in scripts.
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
