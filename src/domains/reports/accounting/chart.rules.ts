/** On which side of the books an account is. Assets and costs grow by debits, the others by credits. */
export type AccountClass = 'asset' | 'clients' | 'consultants' | 'other' | 'revenue' | 'cost'

export const CLASS_WORDS: Readonly<Record<AccountClass, string>> = {
  asset: 'Onde o dinheiro está',
  clients: 'Devido a clientes',
  consultants: 'Devido a consultores',
  other: 'Outras obrigações',
  revenue: 'Receita da casa',
  cost: 'Custos da casa',
}

type Account = { words: string; class: AccountClass }

/** The kinds of accounts of the ledger, in the order of a trial balance. */
export const CHART: Readonly<Record<string, Account>> = {
  gateway: { words: 'Meios de pagamento', class: 'asset' },
  bank: { words: 'Banco dos saques', class: 'asset' },
  client_available: { words: 'Créditos disponíveis', class: 'clients' },
  client_reserved: { words: 'Reservado em consultas e perguntas', class: 'clients' },
  client_ordered: { words: 'Guardado para pedidos', class: 'clients' },
  client_booked: { words: 'Guardado para consultas marcadas', class: 'clients' },
  client_prepaid: { words: 'Minutos pagos e não usados', class: 'clients' },
  client_in_payout: { words: 'Retiradas a caminho do banco', class: 'clients' },
  gift_cards: { words: 'Vales-presente por resgatar', class: 'clients' },
  consultant_to_clear: { words: 'Ganhos a liberar', class: 'consultants' },
  consultant_available: { words: 'Ganhos liberados', class: 'consultants' },
  consultant_in_payout: { words: 'Saques a caminho do banco', class: 'consultants' },
  client_promotional: { words: 'Bônus de clientes', class: 'other' },
  suspense: { words: 'Valores em conferência', class: 'other' },
  commission: { words: 'Comissões', class: 'revenue' },
  subscription_revenue: { words: 'Assinaturas e planos', class: 'revenue' },
  shop_revenue: { words: 'Loja', class: 'revenue' },
  promotion_cost: { words: 'Promoção', class: 'cost' },
  dispute_loss: { words: 'Perdas com contestações', class: 'cost' },
}

export const accountWords = (account: string) => CHART[account]?.words ?? account
export const classOf = (account: string): AccountClass => CHART[account]?.class ?? 'other'

/** What an account holds after debits and credits, above zero as its class grows. Centavos. */
export const balanceOfAccount = (account: string, { debits, credits }: { debits: bigint; credits: bigint }) =>
  classOf(account) === 'asset' || classOf(account) === 'cost' ? debits - credits : credits - debits

/** The accounts of a class, in the order of the chart. */
export const accountsOfClass = (one: AccountClass) => Object.keys(CHART).filter((account) => classOf(account) === one)
