import { formatDayAndTime } from '#shared/dates.ts'

/** What a receiver is told before they redeem: when its payer may take it back, and what it is not. */
export const returnWords = ({ payerName, until }: { payerName: string; until: Date }) => [
  `Até ${formatDayAndTime(new Date(until.getTime() - 1))}, ${payerName} ainda pode desistir do presente; nesse caso volta só o que você não tiver gasto. Depois, o que você resgatou é seu.`,
  'Os créditos não vencem. Eles servem para consultas, e não podem ser retirados para o banco.',
]
