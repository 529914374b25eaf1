import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

const SUFFIX = '?script'
const EXPORTED = /^export default function (\w+)\(\)/m

/**
 * `import text from './file.ts?script'` gives the file's default function as the text of an inline script that
 * calls it, minified. The same text for the browser and for the renderer, so that its hash in the policy is right.
 */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return undefined
    const file = id.slice(0, -SUFFIX.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await inlineScriptOf(readFileSync(file, 'utf8'), file))}`
  },
})

/** Refuses a file that needs others, or that exports anything but a default function without arguments. */
export async function inlineScriptOf(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file, { sourcemap: false })
  const [, name] = EXPORTED.exec(code) ?? []
  if (!name || code.match(/^export /gm)?.length !== 1 || /^import\b/m.test(code))
    throw new Error(
      `${file}: an inline script imports only types and exports only a default function without arguments`,
    )
  const called = `(() => {\n${code.replace(EXPORTED, 'function $1()')}\n${name}()\n})()`
  return minifySync(file.replace(/\.ts$/, '.js'), called).code.trim().replace(/;$/, '')
}
