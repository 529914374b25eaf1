import { parseAst } from 'vite'
import { isNode, nameOf, type Node, resolveSpecifier } from './parsed.ts'
import type { Sources } from './sources.ts'

/** What the facts.ts files declare, by `path#name`. */
export type DeclaredFacts = {
  topics: Map<string, { topicName: string }>
  facts: Map<string, { type: string; topic: string }>
  /** Lists of facts under one name. */
  lists: Map<string, string[]>
}

export const IS_FACTS_FILE = /^src\/(?!shared\/).*\/([\w-]+\.)?facts\.ts$/

export const parseFile = (path: string, text: string) =>
  parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node

/** The node and everything below it. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat().filter(isNode)) yield* nodesOf(child)
}

export const nodesIn = (value: unknown) => [value].flat().filter(isNode)

/** Local name → `path#name` of what it stands for. */
export function importsOf(path: string, program: Node): Map<string, string> {
  const names = new Map<string, string>()
  for (const { type, source, specifiers } of nodesIn(program.body)) {
    if (type !== 'ImportDeclaration') continue
    const from = resolveSpecifier(path, String((source as Node).value))
    for (const { local, imported } of nodesIn(specifiers)) names.set(nameOf(local), `${from}#${nameOf(imported)}`)
  }
  return names
}

/** Reads `topic('…')`, `fact(topic, '…', …)` and lists of facts from every facts.ts. */
export function declaredFacts(sources: Sources): DeclaredFacts {
  const declared: DeclaredFacts = { topics: new Map(), facts: new Map(), lists: new Map() }
  for (const [path, text] of sources) {
    if (!IS_FACTS_FILE.test(path)) continue
    const program = parseFile(path, text)
    const imports = importsOf(path, program)
    const idOf = (node: unknown) => imports.get(nameOf(node)) ?? `${path}#${nameOf(node)}`
    for (const node of nodesOf(program)) {
      if (node.type !== 'VariableDeclarator' || !isNode(node.init)) continue
      const [id, { type, callee, elements }] = [idOf(node.id), node.init]
      const [first, second] = nodesIn(node.init.arguments)
      if (type === 'CallExpression' && nameOf(callee) === 'topic')
        declared.topics.set(id, { topicName: String(first?.value) })
      if (type === 'CallExpression' && nameOf(callee) === 'fact')
        declared.facts.set(id, { type: String(second?.value), topic: idOf(first) })
      if (type === 'ArrayExpression') declared.lists.set(id, nodesIn(elements).map(idOf))
    }
  }
  return declared
}
