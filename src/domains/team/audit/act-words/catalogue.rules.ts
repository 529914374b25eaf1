import type { ActWords } from './words.rules.ts'

/** Acts of the catalogue. */
export const CATALOGUE: ActWords = {
  'catalogue.item_created': ['Item do catálogo criado', 'criou um item do catálogo'],
  'catalogue.item_edited': ['Texto de um item mudado', 'mudou o texto de um item do catálogo'],
  'catalogue.item_published': ['Item à venda', 'pôs um item à venda', { at_once: 'na hora', scheduled: 'agendado' }],
  'catalogue.item_hidden': ['Item fora da venda', 'tirou um item da venda'],
  'catalogue.item_removed': ['Item removido', 'removeu um item do catálogo'],
  'catalogue.item_moved': ['Ordem dos itens mudada', 'mudou a ordem dos itens do catálogo'],
  'catalogue.price_set': ['Preço mudado', 'mudou um preço', { at_once: 'na hora', scheduled: 'agendado' }],
  'catalogue.price_undone': ['Preço agendado desfeito', 'desfez um preço agendado'],
  'catalogue.coupon_written': ['Cupom escrito', 'escreveu um cupom', { new: 'novo', changed: 'outras regras' }],
  'catalogue.coupon_ended': [
    'Cupom encerrado',
    'encerrou um cupom',
    { at_once: 'na hora', undone: 'antes de começar' },
  ],
  'consultations.welcome_budget_set': ['Orçamento dos minutos grátis mudado', 'mudou o orçamento dos minutos grátis'],
}
