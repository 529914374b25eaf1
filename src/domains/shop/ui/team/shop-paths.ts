export const SHOP_OF_TEAM = '/admin-dashboard/loja'
export const productOfTeamPath = (id: string) => `${SHOP_OF_TEAM}/${id}`
