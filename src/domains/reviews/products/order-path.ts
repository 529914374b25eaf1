/** Where an order of goods is shown to its client, and what was delivered of it reviewed. */
export const orderPath = (orderId: string) => `/client-dashboard?pedido=${orderId}` as const
