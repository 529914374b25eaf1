import type { ActWords } from './words.rules.ts'

/** Acts of the shop. */
export const SHOP: ActWords = {
  'shop.product_created': ['Produto criado', 'criou um produto da loja'],
  'shop.product_edited': ['Texto de um produto mudado', 'mudou o texto de um produto da loja'],
  'shop.product_published': ['Produto na loja', 'pôs um produto na loja'],
  'shop.product_withdrawn': ['Produto fora da loja', 'tirou um produto da loja'],
  'shop.variant_written': ['Opção de um produto escrita', 'escreveu uma opção de um produto da loja'],
  'shop.pictures_set': ['Imagens de um produto mudadas', 'mudou as imagens de um produto da loja'],
  'shop.stock_moved': [
    'Estoque mudado',
    'mudou um estoque da loja',
    { received: 'recebido', counted: 'contado', lost: 'perdido' },
  ],
}
