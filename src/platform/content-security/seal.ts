import { createHash } from 'node:crypto'

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Takes the renderer's mark off a page and answers with the hashes of the inline scripts that carried it. A script that came with
 * somebody's text carries no mark, so no hash lets it run; and without the mark the same page can be kept for everybody.
 */
export function sealed(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts].filter(([, attributes]) => attributes!.includes(attribute) && !/\ssrc=/.test(attributes!)).map(([, , script]) => hashOf(script!))
  return { html: html.replaceAll(attribute, ''), hashes: [...new Set(hashes)] }
}
