import type { Order } from '../../orders/contract.ts'

const PLACES: Record<Order['kind'], string> = {
  credits: '/comprar/creditos',
  package: '/comprar/pacotes',
  plan: '/comprar/planos',
  single: '/comprar/consultas',
  subscription: '/comprar/assinaturas',
  written: '/comprar/consultas',
}

/** The page on which such a thing is chosen. */
export const placeOf = ({ kind, consultant }: Pick<Order, 'kind' | 'consultant'>) =>
  consultant
    ? `${PLACES[kind]}?consultor=${consultant.id}&tipo=${kind === 'written' ? 'pergunta' : consultant.channel}`
    : PLACES[kind]
