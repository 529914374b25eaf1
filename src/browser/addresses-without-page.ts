/**
 * Menu addresses that lead to the not-found page (spec §2). They answer 404 by design, so they are not prefetched: the
 * browser would report each as an error.
 */
export const ADDRESSES_WITHOUT_PAGE = [
  '/servicos',
  '/servicos/videncia',
  '/servicos/cartomancia',
  '/servicos/terapias',
  '/consultores/cadastro',
  '/cadastre-se',
  '/assinaturas',
  '/termos-uso',
  '/politica-privacidade',
  '/cookies',
] as const
export type AddressWithoutPage = (typeof ADDRESSES_WITHOUT_PAGE)[number]
