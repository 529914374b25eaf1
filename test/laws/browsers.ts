import { parseFile } from './declared-facts.ts'
import { isNode, nameOf, type Node } from './parsed.ts'
import type { NewerBuiltIns } from './browser-floor.ts'
import type { Sources } from './sources.ts'

/** What browsers load, and the renderer with them. */
const FOR_BROWSERS = /^src\/(app|browser)\/|^src\/domains\/.*\/ui\//

/** The same with pure code, and scripts that no bundler sees. */
const LOADED =
  /^src\/(app|browser|shared)\/|^src\/domains\/(.*\/)?(ui\/.*|([\w-]+\.)?(rules|contract|facts)\.ts)$|^public\//

const LATE_CODE = 'src/browser/late-code.ts'
/** What deals with code that does not come. */
const LOADERS = ['late', 'lazyPart', 'quietly', 'lazyApiQuery']

/** What only one file may ask of the browser. */
const ASKED_IN_ONE_PLACE: readonly { names: readonly string[]; by: string }[] = [
  { names: ['localStorage', 'sessionStorage'], by: 'src/browser/storage.ts' },
  { names: ['resolvedOptions'], by: 'src/domains/scheduling/ui/local-time.ts' },
  { names: ['isComposing', 'keyCode'], by: 'src/browser/key-of.ts' },
]

const lastName = (node: Node) => nameOf(node.type === 'MemberExpression' ? node.property : node)

type Parsed = { path: string; text: string; program: Node; nodes: readonly Node[] }
const parsed = new WeakMap<Sources, Parsed[]>()

/** What browsers load, parsed once for all laws. */
function loaded(sources: Sources): Parsed[] {
  const known = parsed.get(sources)
  if (known) return known
  const files = [...sources].flatMap(([path, text]) => {
    if (!LOADED.test(path)) return []
    const program = parseFile(path, text)
    return [{ path, text, program, nodes: nodesOfValues(program) }]
  })
  parsed.set(sources, files)
  return files
}

const forBrowsers = (sources: Sources) => loaded(sources).filter(({ path }) => FOR_BROWSERS.test(path))

/** Questions to the browser that have one place and are asked elsewhere. */
export const askedElsewhere = (sources: Sources) =>
  forBrowsers(sources).flatMap(({ path, nodes }) =>
    ASKED_IN_ONE_PLACE.filter(
      ({ by, names }) => by !== path && nodes.some((node) => names.includes(lastName(node))),
    ).map(({ by }) => `${path} asks what only ${by} asks`),
  )

/** Comparisons with the key Enter that do not ask whether its writer composes a word. */
export const composedEnters = (sources: Sources) =>
  forBrowsers(sources).flatMap(({ path, text, nodes }) =>
    nodes.some(({ type, value }) => type === 'Literal' && value === 'Enter') &&
    !text.includes("from '#browser/key-of.ts'")
      ? [`${path} compares a key with Enter without keyOf()`]
      : [],
  )

/** Code that comes later without anybody to deal with its absence. */
export const unguardedImports = (sources: Sources) =>
  forBrowsers(sources).flatMap(({ path, program }) =>
    path === LATE_CODE
      ? []
      : importsOutsideOf(program).map((specifier) => `${path} imports ${specifier} without late()`),
  )

function importsOutsideOf(node: Node): string[] {
  if (node.type === 'CallExpression' && LOADERS.includes(nameOf(node.callee))) return []
  if (node.type === 'ImportExpression') return [String((node.source as { value?: unknown }).value)]
  return Object.values(node).flat().filter(isNode).flatMap(importsOutsideOf)
}

/**
 * Built-in things in code for browsers that a browser of the floor lacks, unless the code asks whether they are there.
 */
export function newerThanFloor(sources: Sources, { globals, statics, methods }: NewerBuiltIns): string[] {
  return loaded(sources).flatMap(({ path, text, nodes }) => {
    const [imported, own] = [new Set(importedNames(nodes)), new Set(declaredNames(nodes))]
    const found = new Map<string, readonly string[]>()
    const look = (name: string, asked: string, lacked: readonly string[] | undefined) => {
      if (lacked && !asksFor(text, asked)) found.set(name, lacked)
    }
    for (const node of nodes) {
      const [method, receiver] = calledMethod(node)
      if (method && !imported.has(receiver)) look(`.${method}()`, method, methods.get(method))
      const used = usedName(node)
      const [first = '', member] = used.split('.')
      if (own.has(first) || imported.has(first)) continue
      if (globals.has(first)) look(first, first, globals.get(first))
      else if (member) look(used, member, statics.get(used))
    }
    return [...found].map(([name, lacked]) => `${path} uses ${name}, which is not in ${lacked.join(', ')}`)
  })
}

/** `'any' in AbortSignal`, `typeof Iterator`, `startViewTransition?.(…)` */
const asksFor = (text: string, name: string) =>
  new RegExp(`['"]${name}['"] in |typeof ${name}\\b|\\b${name}\\?\\.|\\bas Partial<[^>]*>\\)\\??\\.${name}\\b`).test(
    text,
  )

function usedName(node: Node): string {
  if (node.type === 'MemberExpression' && !node.computed && (node.object as Node).type === 'Identifier')
    return nameOf(node)
  return node.type === 'Identifier' ? nameOf(node) : ''
}

/** `a.b()` → b of a; not `a?.b()` and `a.b?.()`. */
function calledMethod({ type, callee, optional }: Node): [method: string, receiver: string] {
  const isPlain = type === 'CallExpression' && !optional && isNode(callee)
  if (!isPlain || callee.type !== 'MemberExpression' || callee.computed || callee.optional) return ['', '']
  return [nameOf(callee.property), nameOf(callee.object)]
}

const importedNames = (nodes: readonly Node[]) =>
  nodes.flatMap((node) => (/^Import.*Specifier$/.test(node.type) ? [nameOf(node.local)] : []))

/** Names that a file declares itself, also as parameters. */
const declaredNames = (nodes: readonly Node[]) =>
  nodes.flatMap((node) =>
    [node.id, ...((node.params as unknown[] | undefined) ?? [])]
      .filter(isNode)
      .flatMap((pattern) => nodesOfValues(pattern).map(nameOf))
      .filter((name) => name !== ''),
  )

/** All nodes that run: no types, no names of properties. */
function nodesOfValues(node: Node, nodes: Node[] = []): Node[] {
  if (node.type.startsWith('TS') && !isNode(node.expression)) return nodes
  nodes.push(node)
  for (const [field, value] of Object.entries(node)) {
    if (field === 'typeAnnotation' || field === 'returnType' || field === 'typeArguments') continue
    if ((field === 'property' || field === 'key') && !node.computed) continue
    for (const child of [value].flat()) if (isNode(child)) nodesOfValues(child, nodes)
  }
  return nodes
}
