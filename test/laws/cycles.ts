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

/** A file's folder in its domain, `domains/wallet/bonus`. What lies beside the folders is one: `domains/wallet`. */
const folderOf = (path: string): string | undefined => /^src\/(domains\/[^/]+(?:\/[^/]+(?=\/))?)/.exec(path)?.[1]

/** Domains whose folders form cycles, each as the pairs of folders with the number of imports between them. */
export function cyclicFolders(edges: readonly ImportEdge[]): Map<string, string[]> {
  const counts = new Map<string, number>()
  const between = edges.flatMap(({ from, to }) => {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (!a || !b || a === b || a.split('/')[1] !== b.split('/')[1]) return []
    const pair = `${a} → ${b}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
    return counts.get(pair) === 1 ? [{ from: a, to: b }] : []
  })
  const cyclic = new Map<string, string[]>()
  for (const group of findCycles(between))
    cyclic.set(
      group[0]!.split('/')[1]!,
      between
        .filter(({ from, to }) => group.includes(from) && group.includes(to))
        .map(({ from, to }) => `${from} → ${to} (${counts.get(`${from} → ${to}`)})`),
    )
  return cyclic
}
