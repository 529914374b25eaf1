import { parseAst } from 'vite'
import { isNode, type Node, nameOf } from './parsed.ts'
import type { Sources } from './sources.ts'

const EFFECTS = new Set(['useEffect', 'useLayoutEffect'])
const ACTS = /(^|\.)mutate(Async)?$/

function* callsWithin(node: Node): Generator<Node> {
  for (const child of Object.values(node).flat().filter(isNode)) {
    if (child.type === 'CallExpression') yield child
    // What a listener or a timer of the effect does later is not done by opening.
    if (!isFunction(child)) yield* callsWithin(child)
  }
}

function* allCalls(node: Node): Generator<Node> {
  for (const child of Object.values(node).flat().filter(isNode)) {
    if (child.type === 'CallExpression') yield child
    yield* allCalls(child)
  }
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** Files with an effect that begins a mutation by itself: whoever opens the page changes something. */
export function findActsOnOpen(sources: Sources): string[] {
  const found = new Set<string>()
  for (const [path, text] of sources) {
    if (!/\buse(Layout)?Effect\b/.test(text) || !text.includes('mutate')) continue
    const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
    for (const call of allCalls(program)) {
      const [act] = call.arguments as Node[]
      if (!EFFECTS.has(nameOf(call.callee)) || !act || !isFunction(act)) continue
      if ([...callsWithin(act)].some(({ callee }) => ACTS.test(nameOf(callee)))) found.add(path)
    }
  }
  return [...found].toSorted()
}
