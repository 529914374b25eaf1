import { formatDay } from '#shared/dates.ts'
import { CLAIM_FOR_MS, refundDeadlineOf, UNDECIDED_AFTER_MS } from '../../rules.ts'

/** Until when one objects to an answer, and who pays for what comes back. */
export function termWords({ answeredAt, readAt, name }: { answeredAt: Date; readAt: Date; name: string }): string {
  const early = new Date(answeredAt.getTime() + CLAIM_FOR_MS)
  const until = formatDay(refundDeadlineOf({ kind: 'question', endedAt: answeredAt }))
  return readAt < early
    ? `Dá para contestar até ${until}. Se o valor voltar, quem paga é ${name} no que for pedido até ${formatDay(early)}, e depois a casa.`
    : `Dá para contestar até ${until}. Se o valor voltar, quem paga é a casa, e não ${name}.`
}

/** What happens to an objection that nobody decides. */
export const undecidedWords = (askedAt: Date) =>
  `Se ninguém decidir até ${formatDay(new Date(askedAt.getTime() + UNDECIDED_AFTER_MS))}, o valor volta inteiro, sozinho. Isso vale uma vez a cada 30 dias.`
