import { parseAst } from 'vite'
import { isNode, type Node } from './parsed.ts'
import type { Sources } from './sources.ts'

/** Where a pattern stands, and the pattern. */
export type Pattern = { at: string; pattern: RegExp }

const nodesOf = (node: Node): Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)]
const treeOf = (from: string, text: string) =>
  parseAst(text, { lang: from.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node

/** Every pattern that is written as one, without the state that `g` and `y` keep. */
export const patternsIn = (sources: Sources): Pattern[] =>
  [...sources].flatMap(([from, text]) =>
    nodesOf(treeOf(from, text)).flatMap(({ regex }) => {
      if (!regex) return []
      const { pattern, flags } = regex as { pattern: string; flags: string }
      return [{ at: `${from} /${pattern}/`, pattern: new RegExp(pattern, flags.replace(/[gy]/g, '')) }]
    }),
  )

const isText = (parameter: unknown) => {
  const { typeAnnotation: annotation } = (parameter ?? {}) as { typeAnnotation?: { typeAnnotation?: Node } }
  return annotation?.typeAnnotation?.type === 'TSStringKeyword'
}

/** The names of functions that a file exports and whose first parameter is a text. */
export function textFunctionsIn(from: string, text: string): string[] {
  const exported = nodesOf(treeOf(from, text)).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration) ? [declaration] : [],
  )
  const functions = exported.flatMap((declaration): [name: unknown, made: unknown][] =>
    declaration.type === 'VariableDeclaration'
      ? (declaration.declarations as Node[]).map(({ id, init }) => [(id as Node).name, init])
      : [[(declaration.id as Node | undefined)?.name, declaration]],
  )
  return functions.flatMap(([name, made]) =>
    isNode(made) && Array.isArray(made.params) && isText(made.params[0]) ? [String(name)] : [],
  )
}
