import { formatDayAndTime } from '#shared/dates.ts'

export const ON_BREAK = 'Você está em pausa'

/** Until when a break lasts; null: for ever. */
export const breakWords = (endsAt: Date | null) =>
  endsAt
    ? `Compras e novas conversas voltam em ${formatDayAndTime(endsAt)}.`
    : 'Sem data para voltar, como você pediu. O seu saldo continua seu e pode ser devolvido.'
