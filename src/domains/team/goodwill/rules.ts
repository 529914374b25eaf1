import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  case_not_found: [
    404,
    'Não encontramos este caso. Copie o protocolo ou o código do pedido de reembolso ou da mensagem.',
  ],
  case_of_another: [409, 'Este caso é de outra pessoa. Nada foi dado.'],
})

const DAY_MS = 86_400_000

/** What is given for one case, in centavos; and for how long it lasts. */
export const GOODWILL = { least: 100n, most: 50_000n, lastsMs: 90 * DAY_MS } as const
