import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads again from now on. A read already under way may have seen the state before the change, and a plain refetch
 * would join it, so it is cancelled first.
 */
export async function cancelAndRefetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  await client.invalidateQueries({ queryKey, exact: true })
}
