import type { ImportEdge } from './parsed.ts'

/**
 * Groups of nodes that all come back to each other (strongly connected components with more than one node), after
 * Tarjan, "Depth-first search and linear graph algorithms" (1972).
 */
export function findCycles(edges: readonly ImportEdge[]): string[][] {
  const uses = new Map<string, string[]>()
  for (const { from, to } of edges) if (from !== to) uses.set(from, [...(uses.get(from) ?? []), to])
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const stack: string[] = []
  const cycles: string[][] = []
  function visit(node: string) {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    stack.push(node)
    for (const next of uses.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const node of uses.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/** Each cycle as the imports that make it. */
export const cyclicImports = (edges: readonly ImportEdge[]): string[] =>
  findCycles(edges).map((group) =>
    edges
      .filter(({ from, to }) => from !== to && group.includes(from) && group.includes(to))
      .map(({ from, to }) => `${from} → ${to}`)
      .join(', '),
  )
