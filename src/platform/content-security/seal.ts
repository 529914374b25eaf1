import { hash } from 'node:crypto'

export const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

/**
 * Takes the renderer's mark off a page and answers with the hashes of the inline scripts that carried it. A script that
 * came with somebody's text carries no mark, so no hash lets it run; and without the mark the same page can be kept for
 * everybody.
 */
export function sealed(html: string, mark: string): { html: string; hashes: string[] } {
  const [first = '', ...rest] = html.split(` nonce="${mark}"`)
  const hashes = new Set<string>()
  let before = first
  for (const after of rest) {
    const opened = after.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, opened)
    if (/^<script\b(?!.*\ssrc=)/s.test(tag))
      hashes.add(hashOf(after.slice(opened + 1, after.indexOf('</script>', opened))))
    before = after
  }
  return { html: first + rest.join(''), hashes: [...hashes] }
}
