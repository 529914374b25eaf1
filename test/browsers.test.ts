import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { FLOOR } from '#browser/browser-floor.ts'
import { compatData, hasFeature, newerBuiltIns } from './laws/browser-floor.ts'
import { askedElsewhere, composedEnters, newerThanFloor, unguardedImports } from './laws/browsers.ts'
import { readCode, type Sources } from './laws/sources.ts'

const code: Sources = new Map([...readCode(), ['public/sw.js', readFileSync('public/sw.js', 'utf8')]])
const newer = newerBuiltIns()

test('what has one place in a browser is asked there: storage, zone, composition', () =>
  expect(askedElsewhere(code)).toEqual([]))

test('no Enter that takes a composed word is taken for a sent one', () => expect(composedEnters(code)).toEqual([]))

test('all code that comes later comes by one loader', () => expect(unguardedImports(code)).toEqual([]))

/** What the first script of every page gives to those that lack it, and names that are not the built-in's. */
const FILLED_IN = /uses \.(toSorted|toReversed|with|isWellFormed|toWellFormed)\(\)/
const OTHERS = [
  'src/domains/consultants/ui/profile-editor/introduction-editor.tsx uses .take()',
  'src/domains/content/markdown.rules.ts uses .use()',
]

test('browsers load nothing that one of the floor lacks', () => {
  const found = newerThanFloor(code, newer).filter((one) => !FILLED_IN.test(one))
  expect(found.filter((one) => !OTHERS.some((other) => one.startsWith(other)))).toEqual([])
  expect(found.length, 'each exception is still needed').toBe(OTHERS.length)
})

// Each law must be seen to fail.
const one = (text: string, path = 'src/browser/x.tsx') => new Map([[path, text]])

test.each([
  ['storage', 'const stored = window.localStorage.getItem("a")', 'src/browser/storage.ts'],
  ['the tab’s storage', 'sessionStorage.clear()', 'src/browser/storage.ts'],
  [
    'the zone',
    'const { timeZone } = Intl.DateTimeFormat().resolvedOptions()',
    'src/domains/scheduling/ui/local-time.ts',
  ],
  ['composition', 'const isOver = !event.nativeEvent.isComposing', 'src/browser/key-of.ts'],
])('catches a file that asks for %s', (_what, text, by) =>
  expect(askedElsewhere(one(text))).toEqual([`src/browser/x.tsx asks what only ${by} asks`]),
)

test('catches an Enter without its composition', () =>
  expect(composedEnters(one(`if (event.key === 'Enter') send()`))).toEqual([
    'src/browser/x.tsx compares a key with Enter without keyOf()',
  ]))

test.each([
  ['an import', `const { a } = await import('./a.ts')`],
  ['a lazy part', `const A = lazy(async () => ({ default: (await import('./a.ts')).A }))`],
  ['an import that waits for the network', `const load = () => whenOnline(() => import('./a.ts'))`],
])('catches %s without the loader', (_what, text) =>
  expect(unguardedImports(one(text))).toEqual(['src/browser/x.tsx imports ./a.ts without late()']),
)

test('the server may import as it likes', () =>
  expect(unguardedImports(one(`await import('vite')`, 'src/server/site.ts'))).toEqual([]))

test.each([
  ['a function of a global', 'const any = AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['a method', 'const both = one.symmetricDifference(other)', '.symmetricDifference()'],
  ['a global', 'const watcher = new CloseWatcher()', 'CloseWatcher'],
])('catches %s that came after the floor', (_what, text, name) =>
  expect(newerThanFloor(one(text), newer).join()).toContain(`src/browser/x.tsx uses ${name}, which is not in `),
)

test.each([
  ['asks whether it is there', `if ('any' in AbortSignal) AbortSignal.any([a, b])`],
  ['asks while it calls', 'document.startViewTransition?.(act)'],
  ['declares the name itself', 'const CloseWatcher = (of: string) => of; CloseWatcher("a")'],
  ['calls a schema', `import { z } from 'zod/mini'; z.union([a, b])`],
  ['names a type', 'const close = (one: CloseWatcher) => one'],
])('lets code pass that %s', (_what, text) => expect(newerThanFloor(one(text), newer)).toEqual([]))

test('the first script knows the browsers of the floor from those just below it, and names them', () => {
  const { css, javascript } = compatData()
  const probes = [css!.types!.length!.lh!, javascript!.builtins!.Array!.fromAsync!].map(
    ({ __compat }) => __compat!.support,
  )
  const knows = (browser: keyof typeof FLOOR, version: string) =>
    probes.some((one) => hasFeature(one, browser, version))
  const below = { safari: '16.3', chrome: '108', firefox: '114' } as const
  for (const [browser, version] of Object.entries(FLOOR) as [keyof typeof FLOOR, string][]) {
    expect([knows(browser, version), knows(browser, below[browser])], browser).toEqual([true, false])
    expect(readFileSync('src/browser/older-browsers.ts', 'utf8')).toMatch(new RegExp(`${browser} ${version}`, 'i'))
  }
})
