import { useQuery } from '@tanstack/react-query'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { type GiftCard, listGiftCards } from '../../gift-cards/contract.ts'
import { orderPath } from '../../order-path.rules.ts'

function stateOf({ state, redeemedAt, cancelledAt }: GiftCard): { words: string; tone: BadgeTone } {
  if (redeemedAt) return { words: `Resgatado em ${formatDay(redeemedAt)}`, tone: 'good' }
  if (cancelledAt) return { words: `Cancelado em ${formatDay(cancelledAt)}`, tone: 'plain' }
  if (state === 'ended') return { words: 'Encerrado', tone: 'plain' }
  return state === 'waits' ? { words: 'Em análise no banco', tone: 'metal' } : { words: 'Enviado', tone: 'metal' }
}

/** The gifts that somebody has paid, and what became of each; its order is where it is cancelled. */
export function SentGifts() {
  const { data } = useQuery({ ...apiQuery(listGiftCards, {}), staleTime: 0 })
  if (!data || data.giftCards.length === 0) return null
  return (
    <section aria-labelledby="enviados" className="grid gap-3">
      <h2 id="enviados" className="scroll-mt-24 text-2xl">
        Vales que você enviou
      </h2>
      <ol className="border-line border-t">
        {data.giftCards.map((card) => (
          <SentGift key={card.orderId} card={card} />
        ))}
      </ol>
    </section>
  )
}

function SentGift({ card }: { card: GiftCard }) {
  const { words, tone } = stateOf(card)
  return (
    <li className="flex items-center gap-4 border-line border-b py-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <a href={orderPath(card.orderId)} className="font-semibold hover:text-accent hover:underline">
            Para {card.receiverName ?? 'quem recebeu'}
          </a>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-quiet text-sm">
          {card.receiverEmail && <>{card.receiverEmail}, </>}
          <time dateTime={card.sentAt.toISOString()}>{formatDayAndTime(card.sentAt)}</time>
        </p>
      </div>
      <Money amount={card.amountCents} className="shrink-0 font-semibold text-sm" />
    </li>
  )
}
