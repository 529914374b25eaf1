import type { Order } from '../../orders/contract.ts'

const PATHS: Record<Order['kind'], string> = {
  credits: '/comprar/creditos',
  package: '/comprar/pacotes',
  plan: '/comprar/planos',
  single: '/comprar/consultas',
  subscription: '/comprar/assinaturas',
  written: '/comprar/consultas',
}

/** The page on which such an item is chosen. */
export const purchasePath = ({ kind, consultant }: Pick<Order, 'kind' | 'consultant'>) =>
  consultant
    ? `${PATHS[kind]}?consultor=${consultant.id}&tipo=${kind === 'written' ? 'pergunta' : consultant.channel}`
    : PATHS[kind]
