import { putOnOffer } from '#domains/catalogue/index.ts'
import type { Item } from '#domains/catalogue/contract.ts'
import type { Db } from '#platform/db.ts'

const pack = (n: number, minutes: number, priceCents: bigint): Item => ({
  slug: `pacote-${n}x${minutes}`,
  kind: 'package',
  title: `${n} conversas de ${minutes} minutos`,
  summary: 'Com quem você quiser, em até 12 meses. A parte que não usar volta, na proporção.',
  priceCents,
  minutes: n * minutes,
  conversations: n,
})
const plan = (minutes: number, priceCents: bigint): Item => ({
  slug: `plano-${minutes}`,
  kind: 'plan',
  title: `${minutes} minutos por mês`,
  summary: 'Não se renova sozinho. O que sobrar passa uma vez para o mês seguinte.',
  priceCents,
  minutes,
  conversations: null,
})
const other = (kind: Item['kind'], slug: string, title: string, priceCents: bigint, summary: string): Item => ({
  slug,
  kind,
  title,
  summary,
  priceCents,
  minutes: null,
  conversations: null,
})

/** Product.md, Catalogue. */
export const ON_OFFER: readonly Item[] = [
  pack(3, 20, 14_990n),
  pack(5, 30, 34_990n),
  pack(10, 30, 67_990n),
  plan(60, 14_990n),
  plan(120, 27_990n),
  plan(240, 51_990n),
  other('subscription', 'assinatura-lua', 'Lua', 1_990n, 'Para quem consulta de vez em quando. Um ano custa dez meses; cancela-se em dois cliques.'),
  other('subscription', 'assinatura-sol', 'Sol', 3_990n, 'Para quem consulta sempre. Um ano custa dez meses; cancela-se em dois cliques.'),
  other('written', 'pergunta-escrita', 'Pergunta por escrito', 1_990n, 'Resposta em até 24 horas. Passou do prazo, o valor volta sozinho.'),
  other('written', 'leitura-escrita', 'Leitura completa por escrito', 6_990n, 'Em até 72 horas. Passou do prazo, o valor volta sozinho.'),
]

/** Planting twice changes nothing. */
export const plantCatalogue = (db: Db, now: Date) => putOnOffer(db, ON_OFFER, now)
