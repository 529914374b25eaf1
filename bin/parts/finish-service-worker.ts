import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes the build's name, its fonts and the hash of the offline page's script into the service worker and page. */
export function finishServiceWorker(folder: string, build: string) {
  const asset = (pattern: string) => `/${globSync(`assets/${pattern}`, { cwd: folder })[0]}`
  const fonts = {
    '%FRAUNCES%': asset('fraunces-soft-*.woff2'),
    '%FIGTREE%': asset('figtree-latin-wght-normal-*.woff2'),
  }
  const offline = readFileSync(`${folder}/offline.html`, 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(offline)![1]!
  const known = {
    ...fonts,
    '%BUILD%': build.slice(0, 12),
    '%HASH%': `sha256-${createHash('sha256').update(script).digest('base64')}`,
  }
  for (const name of ['sw.js', 'offline.html']) {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    writeFileSync(
      `${folder}/${name}`,
      Object.entries(known).reduce((text, [mark, value]) => text.replaceAll(mark, value), text),
    )
  }
}
