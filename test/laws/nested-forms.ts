import { parseAst } from 'vite'
import { isNode, type Node, nameOf, resolveSpecifier } from './parsed.ts'
import type { Sources } from './sources.ts'

/** A top-level declaration of a file, with where the components that it draws are declared. */
type Component = { path: string; node: Node; forms: Node[]; isInner: boolean; declaredAt: (element: Node) => string }

const elementName = (node: Node) => String(((node.openingElement as Node).name as { name?: string }).name)
const isForm = (node: Node) => elementName(node) === 'form'
/** What stays in a dialog belongs to no form around it: Enter in one of its fields would send that form. */
const isSubmitted = (node: Node) => isForm(node) || ['Dialog', 'Drawer'].includes(elementName(node))

function* elementsWithin(node: Node): Generator<Node> {
  for (const child of Object.values(node).flat().filter(isNode)) {
    if (child.type === 'JSXElement') yield child
    yield* elementsWithin(child)
  }
}

const drawsItsChildren = (node: Node): boolean =>
  (node.type === 'JSXExpressionContainer' && nameOf(node.expression) === 'children') ||
  Object.values(node).flat().filter(isNode).some(drawsItsChildren)

/** The names that a file imports, as `path#name`. */
function importsOf(path: string, program: Node): Map<string, string> {
  const imports = (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')
  return new Map(
    imports.flatMap(({ source, specifiers }) =>
      (specifiers as { local: unknown; imported?: unknown }[]).map(({ local, imported }): [string, string] => [
        nameOf(local),
        `${resolveSpecifier(path, (source as { value: string }).value)}#${nameOf(imported)}`,
      ]),
    ),
  )
}

function declarationsOf(program: Node): [name: string, node: Node][] {
  return (program.body as Node[]).flatMap((statement) => {
    const node = (statement.declaration ?? statement) as Node
    const named = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : [node]
    return named.map((one): [string, Node] => [nameOf(one.id), one])
  })
}

function readComponents(sources: Sources): Map<string, Component> {
  const components = new Map<string, Component>()
  for (const [path, text] of sources) {
    if (!path.endsWith('.tsx')) continue
    const program = parseAst(text, { lang: 'tsx' }) as unknown as Node
    const imports = importsOf(path, program)
    const declaredAt = (element: Node) => imports.get(elementName(element)) ?? `${path}#${elementName(element)}`
    for (const [name, node] of declarationsOf(program)) {
      const elements = [...elementsWithin(node)]
      const [forms, isInner] = [elements.filter(isForm), elements.some(isSubmitted)]
      components.set(`${path}#${name}`, { path, node, forms, isInner, declaredAt })
    }
  }
  return components
}

/**
 * Forms and dialogs that are drawn inside a form. A browser sends the inner form itself: the page is loaded again, and
 * what was typed is lost. Enter in a field of the dialog sends the form behind it.
 */
export function findNestedForms(sources: Sources): string[] {
  const components = readComponents(sources)
  const drawsForm = (key: string, seen = new Set<string>()): boolean => {
    const component = components.get(key)
    if (!component || seen.has(key)) return false
    seen.add(key)
    const { isInner, node, declaredAt } = component
    return isInner || [...elementsWithin(node)].some((element) => drawsForm(declaredAt(element), seen))
  }
  const wrapsChildren = (key: string) => components.get(key)?.forms.some(drawsItsChildren) ?? false
  return [...components.values()].flatMap(({ path, node, forms, declaredAt }) =>
    [...forms, ...[...elementsWithin(node)].filter((element) => wrapsChildren(declaredAt(element)))].flatMap((outer) =>
      [...elementsWithin(outer)]
        .filter((inner) => isSubmitted(inner) || drawsForm(declaredAt(inner)))
        .map((inner) => `${path} draws <${elementName(inner)}> inside <${elementName(outer)}>`),
    ),
  )
}
