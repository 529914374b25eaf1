import type { ActWords } from './words.rules.ts'

/** Acts on parcels and returns of the shop. */
export const PARCELS: ActWords = {
  'shipments.packed': ['Pacote embalado', 'embalou um pacote'],
  'shipments.posted': ['Pacote postado', 'registrou o rastreio de um pacote'],
  'shipments.delivered': ['Pacote entregue', 'registrou a entrega de um pacote'],
  'shipments.cancelled': ['Pacote desfeito', 'desfez um pacote que não saiu'],
  'shipments.ended': ['Pacote perdido ou estragado', 'decidiu sobre um pacote que não chegou bem'],
  'shipments.invoiced': ['Nota do pacote', 'registrou a chave da nota de um pacote'],
  'shipments.label_bought': ['Etiqueta comprada', 'comprou a etiqueta de um pacote'],
  'shipments.postage_sent': ['Código de postagem', 'mandou o código para postar uma devolução'],
  'shipments.return_received': ['Devolução recebida', 'registrou o que voltou em uma devolução'],
  'shipments.arrival_denied': ['Devolução que não chegou', 'disse que uma devolução não está aqui'],
  'shipments.return_closed': ['Devolução encerrada', 'encerrou uma devolução'],
}
