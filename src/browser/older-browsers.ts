/**
 * Runs before everything else. Tells browsers below the floor so, and gives the oldest of the others the few built-ins
 * that our code uses and they lack. Inlined as text (`?script`), so it may import types only.
 */
export default function serveOlderBrowsers() {
  // Chrome has the one since 109, Firefox the other since 115, Safari both since 16.4.
  const isNewEnough = CSS.supports('width', '1lh') || 'fromAsync' in Array
  if (!isNewEnough) document.addEventListener('DOMContentLoaded', tell)
  fill(Array.prototype, {
    toSorted(this: unknown[], order?: (a: unknown, b: unknown) => number) {
      return this.slice().sort(order)
    },
    toReversed(this: unknown[]) {
      return this.slice().reverse()
    },
    with(this: unknown[], at: number, value: unknown) {
      const changed = this.slice()
      changed[at < 0 ? at + this.length : at] = value
      return changed
    },
  })
  fill(String.prototype, {
    isWellFormed(this: string) {
      return this.search(LONE) < 0
    },
    toWellFormed(this: string) {
      return this.replace(LONE, '\uFFFD')
    },
  })
}

/** One half of a pair without the other. */
const LONE = /[\uD800-\uDFFF]/gu

function fill(prototype: object, methods: { [name: string]: unknown }) {
  for (const name of Object.keys(methods))
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value: methods[name], writable: true, configurable: true })
}

function tell() {
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.style.cssText = 'margin:0;padding:1rem;background:#1e1b3a;color:#fff;text-align:center'
  words.textContent =
    'Seu navegador é antigo para este site, e partes dele podem não funcionar. Atualize-o, ou abra o site no Chrome 109, no Safari 16.4, no Firefox 115 ou em um mais novo.'
  document.body.insertBefore(words, document.body.firstChild)
}
