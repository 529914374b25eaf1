import type { Centavos } from '#shared/money.ts'
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

/** What one member of the team alone gives by goodwill, in centavos: in a day, in 30 days, to one person in 30 days. */
const ALONE = { aDay: 50_000n, aMonth: 200_000n, toOne: 50_000n } as const

export type GivenGoodwill = { today: Centavos; thisMonth: Centavos; toPerson: Centavos }

/** Whether one member alone may give so much more, in centavos. */
export const mayGiveAlone = (amount: Centavos, { today, thisMonth, toPerson }: GivenGoodwill) =>
  today + amount <= ALONE.aDay && thisMonth + amount <= ALONE.aMonth && toPerson + amount <= ALONE.toOne
