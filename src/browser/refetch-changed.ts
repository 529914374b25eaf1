import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Facts of one transaction arrive as several messages: what they name is read once. */
const GATHER_MS = 10

type Gathered = { changed: QueryKey[]; missed: QueryKey[] }
const gathered = new Map<QueryClient, Gathered>()

/**
 * A fact said that these queries changed: those on the screen are read again, others when they are shown. A first
 * reading that is still under way may have seen what was there before the fact: it is given up.
 */
export const refetchChanged = (client: QueryClient, ...keys: readonly QueryKey[]) =>
  void gather(client).changed.push(...keys)

/** Facts about these queries may have been missed. A first reading that is under way is enough. */
export const refetchMissed = (client: QueryClient, ...keys: readonly QueryKey[]) =>
  void gather(client).missed.push(...keys)

function gather(client: QueryClient): Gathered {
  const known = gathered.get(client)
  if (known) return known
  const fresh: Gathered = { changed: [], missed: [] }
  gathered.set(client, fresh)
  setTimeout(() => {
    gathered.delete(client)
    void refetch(client, fresh)
  }, GATHER_MS)
  return fresh
}

async function refetch(client: QueryClient, { changed, missed }: Gathered) {
  const find = (keys: readonly QueryKey[]) =>
    new Set(keys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey })))
  const news = find(changed)
  const all = new Set([...news, ...find(missed)])
  await client.cancelQueries({ predicate: (query) => news.has(query) })
  await client.invalidateQueries({ predicate: (query) => all.has(query) })
}
