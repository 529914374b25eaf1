import type { Plugin } from 'vite'

type Edit = { file: string; find: RegExp; put: string | ((names: string) => string) }

/** Every export of the module is a function that does nothing. */
const nothing = (names: string) => `const nothing = () => {};\n${names.replaceAll(/\w+(?=,| \})/g, 'nothing as $&')}`
const EXPORTS = /export \{ [\w, ]+ \};/

/**
 * What this site never asks of the router, and bundlers keep because the router decides at run time: discovery of
 * routes (react-router.config.ts), instrumentation, server components, and components that are kept for their names.
 */
const EDITS: readonly Edit[] = [
  { file: 'dom/ssr/fog-of-war', find: EXPORTS, put: nothing },
  { file: 'router/instrumentation', find: EXPORTS, put: nothing },
  { file: 'context', find: /React\$1\.useContext\(RSCRouterContext\)/, put: 'false' },
  { file: 'hooks', find: /\bthis\.context\b/g, put: 'false' },
  { file: 'dom/ssr/components', find: /let rsc = useIsRSCRouterContext\(\);/, put: 'const rsc = false;' },
  { file: 'dom/lib', find: /^(?:HistoryRouter|Link|NavLink|Form)\.displayName = .*$/gm, put: '' },
  { file: 'dom/lib', find: /= React\$1\.forwardRef\(/g, put: '= /* @__PURE__ */ React$$1.forwardRef(' },
]

/** Leaves out of the browser's bundle what no page can reach. Throws when the library is not as it was. */
export const unusedLibraryCode = (): Plugin => ({
  name: 'unused-library-code',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const edits = EDITS.filter(({ file }) => id.endsWith(`/react-router/dist/production/lib/${file}.js`))
    if (edits.length === 0) return undefined
    return { code: edits.reduce((before, edit) => apply(edit, before, id), code), map: null }
  },
})

function apply({ find, put }: Edit, before: string, id: string): string {
  const after = typeof put === 'string' ? before.replace(find, put) : before.replace(find, put)
  if (after === before) throw new Error(`${id} changed: look again at bin/parts/unused-library-code.ts`)
  return after
}
