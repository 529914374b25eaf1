/** The page of an order, for its client. `next`: where they were before. */
export const orderPath = (id: string, next?: string): `/${string}` =>
  `/client-dashboard?${new URLSearchParams({ pedido: id, ...(next && { next }) }).toString()}`
