import {
  declaredFacts,
  type DeclaredFacts,
  importsOf,
  IS_FACTS_FILE,
  nodesIn,
  nodesOf,
  parseFile,
} from './declared-facts.ts'
import { isNode, nameOf, type Node } from './parsed.ts'
import type { Sources } from './sources.ts'

/** `on(fact, …)` and `readFact(fact, …)` anywhere, `bus.hear(fact, …)` in the server. */
const LISTENS = /^(on|readFact|(.*\.)?hear)$/
/** Ledger keys and subjects of receipts begin like this topic; its type keeps them apart. */
const ALSO_LEDGER_KEYS = new Set(['payment'])
const MAKES_TOPICS = 'src/shared/facts.ts'

/** What the files outside facts.ts do with the declared facts. */
function usesOf(sources: Sources, declared: DeclaredFacts) {
  const [announced, heard] = [new Set<string>(), new Set<string>()]
  for (const [path, text] of sources) {
    if (IS_FACTS_FILE.test(path) || !text.includes('facts.ts')) continue
    const program = parseFile(path, text)
    const imports = importsOf(path, program)
    const idsIn = (node: Node) => [...nodesOf(node)].flatMap((one) => imports.get(nameOf(one)) ?? [])
    for (const node of nodesOf(program)) {
      if (node.type === 'CallExpression') {
        const called = imports.get(nameOf(node.callee))
        if (called) announced.add(called)
        const [first] = nodesIn(node.arguments)
        if (first && LISTENS.test(nameOf(node.callee)))
          for (const id of idsIn(first)) for (const one of declared.lists.get(id) ?? [id]) heard.add(one)
      }
      // A page that names a topic is rendered again after any of its facts.
      if (node.type === 'Property' && nameOf(node.key) === 'topics' && isNode(node.value)) {
        const topics = new Set(idsIn(node.value))
        for (const [id, { topic }] of declared.facts) if (topics.has(topic)) heard.add(id)
      }
    }
  }
  return { announced, heard }
}

/** Facts that a database function announces, by their type. */
const typesInSql = (statements: Sources) =>
  new Set(
    [...statements.values()]
      .filter((text) => text.includes("pg_notify('facts'"))
      .flatMap((text) => [...text.matchAll(/'type', '(\w+)'/g)].map(([, type]) => type)),
  )

/** Facts that nobody announces, or that nobody hears. */
export function loneFacts(sources: Sources, statements: Sources): string[] {
  const declared = declaredFacts(sources)
  const { announced, heard } = usesOf(sources, declared)
  const bySql = typesInSql(statements)
  return [...declared.facts].flatMap(([id, { type }]) => [
    ...(announced.has(id) || bySql.has(type) ? [] : [`nobody announces ${id}`]),
    ...(heard.has(id) ? [] : [`nobody hears ${id}`]),
  ])
}

/** Texts that look like a topic, and casts that make one, where no topic is declared. */
export function handwrittenTopics(sources: Sources): string[] {
  const names = [...declaredFacts(sources).topics.values()]
    .map(({ topicName }) => topicName)
    .filter((name) => !ALSO_LEDGER_KEYS.has(name))
  const isTopic = (text: unknown) => names.some((name) => typeof text === 'string' && text.startsWith(`${name}:`))
  const mayBreak = (text: string) => text.includes('as Topic') || names.some((name) => text.includes(`${name}:`))
  const breachesIn = (path: string, text: string) =>
    [...nodesOf(parseFile(path, text))].flatMap((node) => {
      const { cooked } = (nodesIn(node.quasis)[0]?.value ?? {}) as { cooked?: string }
      if (isTopic(node.type === 'TemplateLiteral' ? cooked : node.value)) return [`${path} writes a topic by hand`]
      const to = node.type === 'TSAsExpression' ? (node.typeAnnotation as Node).typeName : undefined
      return nameOf(to) === 'Topic' ? [`${path} casts to Topic`] : []
    })
  return [...sources].flatMap(([path, text]) =>
    IS_FACTS_FILE.test(path) || path === MAKES_TOPICS || !mayBreak(text) ? [] : breachesIn(path, text),
  )
}

export const FEWEST_FACTS = 20
export const countFacts = (sources: Sources) => declaredFacts(sources).facts.size
