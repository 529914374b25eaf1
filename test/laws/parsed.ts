import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import type { Sources } from './sources.ts'

export type ImportEdge = { from: string; to: string }
export type ParsedCode = {
  edges: ImportEdge[]
  /** Every template literal with its tag. */
  templates: { from: string; tag: string; text: string }[]
  /** Every `a.b(…)`, `b(…)` and `new B(…)` by its name, with the number of arguments. */
  calls: { from: string; name: string; arguments: number }[]
}

export type Node = { type: string; [field: string]: unknown }
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Specifiers whose folders lie beside `src` (`imports` of package.json). */
const BESIDE_SRC = /^#(deck|test)\//

/** `#shared/money.ts` → `src/shared/money.ts`; `./x.ts` → beside the file; anything else is a package. */
export function resolveSpecifier(from: string, to: string): string {
  const path = to.replace(/\?.*$/, '')
  if (path.startsWith('#')) return BESIDE_SRC.test(path) ? path.slice(1) : `src/${path.slice(1)}`
  return path.startsWith('.') ? join(dirname(from), path).replaceAll('\\', '/') : path
}

/** `sql`, `db.unsafe`, `Math.random`; empty when it is something else. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return ''
}

const textOf = (template: unknown) =>
  ((template as { quasis: { value: { raw: string } }[] }).quasis ?? []).map(({ value }) => value.raw).join(' ? ')

/** The specifier of an import: a string, or a template without expressions. */
function specifierOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' || node.type === 'StringLiteral')
    return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? textOf(node) : undefined
}

/** Parses every file to a syntax tree, so that formatting, comments and `import type` do not matter. */
export function parse(sources: Sources): ParsedCode {
  const parsed: ParsedCode = { edges: [], templates: [], calls: [] }
  for (const [from, text] of sources)
    walk(parseAst(text, { lang: from.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, from, parsed)
  return parsed
}

function walk(node: Node, from: string, parsed: ParsedCode) {
  record(node, from, parsed)
  for (const child of Object.values(node).flat().filter(isNode)) walk(child, from, parsed)
}

const IMPORT_NODES = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
])

function record(node: Node, from: string, { edges, templates, calls }: ParsedCode) {
  if (IMPORT_NODES.has(node.type)) {
    const to = specifierOf(node.source ?? node.argument ?? node.expression)
    if (to !== undefined) edges.push({ from, to: resolveSpecifier(from, to) })
  }
  if (node.type === 'TaggedTemplateExpression')
    templates.push({ from, tag: nameOf(node.tag), text: textOf(node.quasi) })
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const name = nameOf(node.callee)
    const given = node.arguments as unknown[]
    calls.push({ from, name, arguments: given.length })
    const required = name === 'require' ? specifierOf(given[0]) : undefined
    if (required !== undefined) edges.push({ from, to: resolveSpecifier(from, required) })
  }
}
