import type { OrderKind } from '../../rules.ts'

/** What one item of each kind is called. */
export const KIND_WORDS: Readonly<Record<OrderKind, string>> = {
  credits: 'Créditos',
  package: 'Pacotes',
  plan: 'Planos mensais',
  single: 'Consultas avulsas',
  subscription: 'Assinaturas',
  written: 'Respostas por escrito',
  answers: 'Conjuntos de respostas',
  gift_card: 'Vale-presente',
  goods: 'Produtos da loja',
}

/** The prices per minute of the four tiers, at which a minute is shown. */
export const SHOWN_PRICES = [199n, 299n, 449n, 699n]
