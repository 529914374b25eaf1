import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('shop_team', {
  not_found: [404, 'Não encontramos este produto.'],
  slug_taken: [409, 'Já existe um produto com este endereço. Escolha outro.'],
  sku_taken: [409, 'Já existe uma opção com este código. Escolha outro.'],
  changed_meanwhile: [
    409,
    'Alguém da equipe mudou isto depois que você abriu a página. Confira o que mudou: o que você digitou continua aqui.',
  ],
  no_variant: [409, 'Um produto precisa de uma opção com preço antes de ir para a loja.'],
  last_variant: [409, 'É a única opção à venda. Tire o produto da loja, ou ponha outra antes.'],
  name_needed: [409, 'Com mais de uma opção, cada uma tem um nome, e nenhum se repete.'],
  too_many_variants: [409, 'São no máximo doze opções de um produto.'],
  not_so_many: [409, 'Não há tantas em estoque. Conte de novo.'],
  is_unique: [409, 'É uma peça única: só pode haver uma.'],
  picture_unknown: [400, 'Escolha a imagem outra vez.'],
})

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const SKU = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
export const PRICE_BOUNDS = { least: 100n, most: 100_000n } as const
/** Characters, lines, millimetres, grams and pieces. */
export const MOST = {
  name: 80,
  slug: 80,
  summary: 160,
  description: 1_200,
  facts: 8,
  fact: 120,
  variants: 12,
  variantName: 60,
  sku: 40,
  weightGrams: 9_850,
  sizeMm: 2_000,
  alarmAt: 999,
  pieces: 100_000,
  note: 300,
  pictures: 8,
  alt: 200,
} as const
export const LEAST = { name: 3, summary: 20, description: 80, sku: 3 } as const

/** What the team itself does with a stock. */
export const STOCK_ACTS = ['received', 'counted', 'lost'] as const
export type StockAct = (typeof STOCK_ACTS)[number]

type Moved = { act: StockAct; quantity: number; stock: number; isUnique: boolean }

/** By how many a stock changes: what was counted stands instead of what was written. Refuses less than nothing. */
export function changeOf({ act, quantity, stock, isUnique }: Moved): number {
  const change = act === 'counted' ? quantity - stock : act === 'lost' ? -quantity : quantity
  if (stock + change < 0) throw refuse('not_so_many', { quantity: `Há ${stock} em estoque.` })
  if (isUnique && stock + change > 1) throw refuse('is_unique', { quantity: 'Só pode haver uma.' })
  return change
}

type Named = { id: string; name: string | null; isWithdrawn: boolean }

/** Refuses variants that nobody could tell apart. */
export function assertNames(variants: readonly Named[]) {
  const offered = variants.filter(({ isWithdrawn }) => !isWithdrawn)
  if (offered.length < 2) return
  const names = new Set(offered.map(({ name }) => name?.toLocaleLowerCase('pt-BR')))
  if (names.has(undefined) || names.size < offered.length)
    throw refuse('name_needed', { name: 'Dê a cada opção um nome que só ela tem.' })
}

/** From how few pieces on the team wants to know. */
export const isLow = ({ stock, alarmAt }: { stock: number; alarmAt: number | null }) =>
  alarmAt !== null && stock <= alarmAt
