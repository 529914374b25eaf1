import type { Plugin } from 'vite'

const LOADS_PAGES = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const LOADS_OLD_PAGE_ANEW = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * When the code of a page does not come, the router reloads the page that the person is about to leave, even when the
 * network failed or a link was only hovered. It asks us instead: `src/browser/late-code.ts`.
 */
export const missingPages = (): Plugin => ({
  name: 'missing-pages',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!LOADS_PAGES.test(id)) return undefined
    if (!LOADS_OLD_PAGE_ANEW.test(code))
      throw new Error(`${id} changed: look whether bin/parts/missing-pages.ts is still needed`)
    return { code: code.replace(LOADS_OLD_PAGE_ANEW, 'return window.pageIsMissing(error);'), map: null }
  },
})
