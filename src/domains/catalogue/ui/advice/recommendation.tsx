import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { type Centavos, formatBRL, most } from '#shared/money.ts'
import type { Item } from '../../contract.ts'
import { LEAST_CREDITS } from '../../orders/rules.ts'
import { type MonthlyCost, recommend, wayOf } from '../../recommendation.rules.ts'
import { minutesInWords, profileCostOf, type Usage } from '../../usage.rules.ts'
import { KINDS } from '../../kinds/kinds.rules.ts'
import { usePlaceOrder } from '../choose/use-place-order.ts'

type Cost = MonthlyCost<Item>
type Props = { costs: readonly Cost[]; usage: Usage; name: string | undefined }

/** One answer with its reasons and its button, beside what the same conversation costs in the other ways. */
export function Recommendation({ costs, usage, name }: Props) {
  const best = recommend(costs)!
  const { order, isBusy, trouble } = usePlaceOrder()
  const { kind, item } = best
  const amount = item ? item.priceCents! : most(profileCostOf(usage), LEAST_CREDITS)
  const way = wayOf(kind)
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <Card as="section" aria-labelledby="recomendacao" className="grid gap-5 border-accent!">
        <header className="flex items-start justify-between gap-4">
          <div className="grid gap-1">
            <p className="eyebrow">Para {minutesInWords(usage.minutes)} por mês</p>
            <h2 id="recomendacao" className="text-3xl">
              {titleOf(best)}
            </h2>
            <p className="text-quiet">
              <span className="font-semibold text-ink text-xl tabular-nums">{formatBRL(amount)}</span>
              {` ${way.term}`}
            </p>
          </div>
          <Emblem name={way.emblem} className="size-16 max-sm:hidden" />
        </header>
        <ul className="grid gap-2.5 border-line border-t pt-5">
          {reasonsFor(best, costs, usage).map((reason) => (
            <li key={reason} className="measure flex gap-3">
              <span aria-hidden="true" className="text-metal">
                ✦
              </span>
              {reason}
            </li>
          ))}
        </ul>
        {trouble && <ErrorState>{trouble}</ErrorState>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            size="lg"
            busy={isBusy}
            busyWords="Preparando o pedido…"
            onClick={() => order(item ? { item: item.slug, version: item.version } : { amountCents: amount })}
          >
            Continuar com {formatBRL(amount)}
          </Button>
          <a href={KINDS[kind].page} className="prose-link">
            {way.rulesWords}
          </a>
        </div>
        <p className="text-quiet text-sm">Nada é cobrado agora: na próxima página você confere tudo antes de pagar.</p>
      </Card>
      <SameConversation costs={costs} best={best} usage={usage} name={name} />
    </div>
  )
}

/** Each way as a bar: what a month of this conversation costs in it. */
function SameConversation({ costs, best, usage, name }: Props & { best: Cost }) {
  const whole = profileCostOf(usage)
  return (
    <section aria-labelledby="mesma-conversa" className="grid gap-4">
      <h2 id="mesma-conversa" className="text-xl">
        A mesma conversa, por mês
      </h2>
      <p className="text-quiet text-sm">
        {minutesInWords(usage.minutes)} com {name ?? 'quem cobra'} {name && 'a '}
        {formatBRL(usage.pricePerMinute)} por minuto.
      </p>
      <ul className="grid gap-3.5">
        <Bar words="Preço do perfil" cents={whole} whole={whole} />
        {costs.map((one) => (
          <Bar
            key={one.kind}
            words={`${wayOf(one.kind).name}${one.item ? `: ${one.item.title}` : ''}`}
            cents={one.monthCents}
            whole={whole}
            isBest={one === best}
          />
        ))}
      </ul>
    </section>
  )
}

type BarProps = { words: string; cents: Centavos; whole: Centavos; isBest?: boolean }

const Bar = ({ words, cents, whole, isBest = false }: BarProps) => (
  <li className={`grid gap-1 text-sm ${isBest ? 'font-semibold' : ''}`}>
    <span className="flex justify-between gap-4">
      <span>{words}</span>
      <span className="tabular-nums">{formatBRL(cents)}</span>
    </span>
    <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
      <span
        className={`block h-full rounded-full ${isBest ? 'bg-accent' : 'bg-edge opacity-45'}`}
        style={{ width: `${(Number(cents) * 100) / Number(whole)}%` }}
      />
    </span>
  </li>
)

const titleOf = ({ kind, item }: Cost) => {
  const { ownAmount, titleOf: titled } = wayOf(kind)
  return item ? titled(item.title) : ownAmount!
}

/** The arithmetic, what binds, and what was weighed against it. */
function reasonsFor(best: Cost, costs: readonly Cost[], usage: Usage): string[] {
  const [way, whole] = [wayOf(best.kind), profileCostOf(usage)]
  const time = minutesInWords(usage.minutes)
  const saved = whole - best.monthCents
  const cheaper = costs.filter(({ monthCents }) => monthCents < best.monthCents)
  const freer = costs[0] === best ? undefined : costs[0]
  return [
    saved > 0n
      ? `${time} a ${formatBRL(usage.pricePerMinute)} por minuto seriam ${formatBRL(whole)} por mês. Assim saem por ${formatBRL(best.monthCents)}: ${formatBRL(saved)} a menos.`
      : `${time} a ${formatBRL(usage.pricePerMinute)} por minuto são ${formatBRL(whole)} por mês. É pouco para qualquer pacote: pague só o que conversar.`,
    ...(best.item ? [way.lasts({ ...best.item, priceCents: best.item.priceCents! }, usage)] : []),
    way.sentence,
    ...cheaper.map(
      (one) =>
        `${wayOf(one.kind).name} sairia só ${formatBRL(best.monthCents - one.monthCents)} a menos por mês e prende mais: por isso não é a primeira resposta.`,
    ),
    ...(freer
      ? [
          `Prefere não se prender a nada? Com créditos, a mesma conversa sai por ${formatBRL(freer.monthCents)} por mês.`,
        ]
      : []),
  ]
}
