import { ACCESS } from './act-words/access.rules.ts'
import { BOOKS } from './act-words/books.rules.ts'
import { CATALOGUE } from './act-words/catalogue.rules.ts'
import { CONSULTANT } from './act-words/consultants.rules.ts'
import { CONSULTATION } from './act-words/consultations.rules.ts'
import { CONTENT } from './act-words/content.rules.ts'
import { LEGAL } from './act-words/legal.rules.ts'
import { LOG } from './act-words/log.rules.ts'
import { MODERATION } from './act-words/moderation.rules.ts'
import { MONEY } from './act-words/money.rules.ts'
import { PARCELS } from './act-words/parcels.rules.ts'
import { PEOPLE } from './act-words/people.rules.ts'
import { QUEUE } from './act-words/queue.rules.ts'
import { SHOP } from './act-words/shop.rules.ts'
import { SITE } from './act-words/site.rules.ts'
import { TEAM } from './act-words/team.rules.ts'
import { TWO_PEOPLE } from './act-words/two-people.rules.ts'
import type { ActWords } from './act-words/words.rules.ts'

/** Each kind of event that the log has, by its group in filters. */
export const ACT_WORDS: Readonly<Record<string, ActWords>> = {
  Consultores: CONSULTANT,
  Moderação: MODERATION,
  Consultas: CONSULTATION,
  Dinheiro: MONEY,
  Conteúdo: CONTENT,
  Catálogo: CATALOGUE,
  Entregas: PARCELS,
  Loja: SHOP,
  Contabilidade: BOOKS,
  Pessoas: PEOPLE,
  'Quatro olhos': TWO_PEOPLE,
  Registro: LOG,
  Fila: QUEUE,
  Saúde: SITE,
  Jurídico: LEGAL,
  Equipe: TEAM,
  Acessos: ACCESS,
}
