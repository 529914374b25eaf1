/** An order of the shop among the team's. */
export const orderOfShopPath = (id: string) => `/admin-dashboard/loja/pedidos?pedido=${id}`
