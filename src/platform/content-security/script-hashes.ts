import { hash } from 'node:crypto'

export const cspHash = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

/**
 * Removes the nonce from a page and returns the hashes of the inline scripts that carried it. User content carries no
 * nonce, so its scripts stay forbidden; and a page without a nonce can be cached for everybody.
 */
export function noncesToHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const [first = '', ...rest] = html.split(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  let before = first
  for (const after of rest) {
    const opened = after.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, opened)
    if (/^<script\b(?!.*\ssrc=)/s.test(tag))
      hashes.add(cspHash(after.slice(opened + 1, after.indexOf('</script>', opened))))
    before = after
  }
  return { html: first + rest.join(''), hashes: [...hashes] }
}
