import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads once more, from now on. A first reading that is still under way may have seen what was there before the news,
 * and a mere refetch would join it: it is given up.
 */
export async function cancelAndRefetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  await client.invalidateQueries({ queryKey, exact: true })
}
