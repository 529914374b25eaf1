import { BONUS_FOR_MS, bonusOnly, type PurchaseKind } from './purchase-kind.rules.ts'

/** Goods of the shop: pieces of which each is delivered, cancelled or returned. */
export const goods: PurchaseKind = {
  plural: 'produtos da loja',
  page: '/loja',
  takesBalance: true,
  sums: bonusOnly,
  bonusForMs: BONUS_FOR_MS,
  couponNote: 'nos produtos; o frete não muda',
  benefits: () => [
    'Enquanto um produto não está em um pacote, você o cancela na hora e recebe o valor de volta.',
    'Depois de receber, você tem sete dias para devolver, sem dizer por quê. A postagem é por nossa conta.',
  ],
  done: {
    title: () => 'Seu pedido está confirmado',
    text: () => 'Cada passo da entrega aparece aqui embaixo, e você recebe um e-mail quando o pacote for postado.',
  },
  next: () => ({ href: '/loja', words: 'Voltar para a loja' }),
  endsWords: 'O que ainda não está em um pacote volta para a prateleira.',
  keptWords: 'Tudo já está a caminho ou com você. Depois de receber, você tem sete dias para devolver.',
  cancellationWords:
    'Você pode desistir sem dizer por quê: antes da postagem, cancele na página do pedido e o valor volta na hora; depois, devolva em até sete dias a contar do recebimento, com a postagem por nossa conta.',
}
