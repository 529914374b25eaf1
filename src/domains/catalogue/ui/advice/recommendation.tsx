import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { type Centavos, formatBRL, most } from '#shared/money.ts'
import type { Item } from '../../contract.ts'
import { MIN_CREDITS } from '../../orders/rules.ts'
import { type MonthlyCost, profileCostOf, recommend, type Usage, type WayKind } from '../../recommendation.rules.ts'
import { usePlaceOrder } from '../choose/use-place-order.ts'
import { minutesInWords } from './advice-address.ts'

type Cost = MonthlyCost<Item>
type Props = { costs: readonly Cost[]; usage: Usage; name: string | undefined }

const WAY_NAMES: Record<WayKind, string> = {
  credits: 'Créditos',
  package: 'Pacote',
  plan: 'Plano mensal',
  subscription: 'Assinatura',
}
const RULES: Record<WayKind, [path: string, words: string]> = {
  credits: ['/comprar/creditos', 'Ver todos os valores'],
  package: ['/comprar/pacotes', 'Ver as regras dos pacotes'],
  plan: ['/comprar/planos', 'Ver as regras dos planos'],
  subscription: ['/comprar/assinaturas', 'Ver as regras das assinaturas'],
}
/** What sets each way apart, in one sentence. */
export const WAY_SENTENCES: Record<WayKind, string> = {
  credits: 'Um crédito vale um real, não vence e serve para qualquer consultor: nada a combinar.',
  package: 'Um pacote dura um ano, e o que sobrar no fim volta como crédito.',
  plan: 'Um plano tem o minuto mais barato e dura um mês; o que sobrar passa uma vez para o seguinte.',
  subscription: 'Uma assinatura dá todo mês mais crédito do que custa e se renova até você cancelar, em dois cliques.',
}

/** One answer with its reasons and its button, beside what the same conversation costs in the other ways. */
export function Recommendation({ costs, usage, name }: Props) {
  const best = recommend(costs)!
  const { order, isBusy, trouble } = usePlaceOrder()
  const { kind, item } = best
  const amount = item ? item.priceCents! : most(profileCostOf(usage), MIN_CREDITS)
  const [rulesPath, rulesWords] = RULES[kind]
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
              {kind === 'subscription' && ' por mês'}
              {kind === 'package' && ' uma vez, para um ano'}
              {kind === 'plan' && ' uma vez, para um mês'}
              {kind === 'credits' && ' uma vez, sem prazo'}
            </p>
          </div>
          <Emblem name={kind === 'credits' ? 'creditos' : 'conversa'} className="size-16 max-sm:hidden" />
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
          <a href={rulesPath} className="prose-link">
            {rulesWords}
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
            words={`${WAY_NAMES[one.kind]}${one.item ? `: ${one.item.title}` : ''}`}
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
  if (!item) return 'Créditos, no valor que você quiser'
  return kind === 'credits' ? item.title : `${WAY_NAMES[kind]}: ${item.title}`
}

/** The arithmetic, what binds, and what was weighed against it. */
function reasonsFor(best: Cost, costs: readonly Cost[], usage: Usage): string[] {
  const whole = profileCostOf(usage)
  const time = minutesInWords(usage.minutes)
  const saved = whole - best.monthCents
  const cheaper = costs.filter(({ monthCents }) => monthCents < best.monthCents)
  const freer = costs[0] === best ? undefined : costs[0]
  return [
    saved > 0n
      ? `${time} a ${formatBRL(usage.pricePerMinute)} por minuto seriam ${formatBRL(whole)} por mês. Assim saem por ${formatBRL(best.monthCents)}: ${formatBRL(saved)} a menos.`
      : `${time} a ${formatBRL(usage.pricePerMinute)} por minuto são ${formatBRL(whole)} por mês. É pouco para qualquer pacote: pague só o que conversar.`,
    ...(best.item ? [lastsFor(best.kind, best.item, usage)] : []),
    WAY_SENTENCES[best.kind],
    ...cheaper.map(
      (one) =>
        `${WAY_NAMES[one.kind]} sairia só ${formatBRL(best.monthCents - one.monthCents)} a menos por mês e prende mais: por isso não é a primeira resposta.`,
    ),
    ...(freer
      ? [
          `Prefere não se prender a nada? Com créditos, a mesma conversa sai por ${formatBRL(freer.monthCents)} por mês.`,
        ]
      : []),
  ]
}

/** How far the purchase goes at this pace. */
function lastsFor(kind: WayKind, { priceCents, bonusCents, minutes }: Item, usage: Usage): string {
  const whole = profileCostOf(usage)
  if (kind === 'plan') {
    const rest = usage.minutes - minutes!
    return rest > 0
      ? `O plano cobre ${minutesInWords(minutes!)}; os outros ${minutesInWords(rest)} saem por créditos, ao preço do perfil.`
      : 'O plano cobre o mês inteiro.'
  }
  if (kind === 'subscription')
    return `Todo mês entram ${formatBRL(bonusCents)} de bônus por ${formatBRL(priceCents!)}, que valem 60 dias; o resto sai por créditos.`
  if (kind === 'package')
    return `São ${minutes} minutos: no seu ritmo, ${monthsInWords(BigInt(minutes!), BigInt(usage.minutes))}.`
  const received = priceCents! + bonusCents
  return `Você paga ${formatBRL(priceCents!)} e recebe ${formatBRL(received)}: no seu ritmo, ${monthsInWords(received, whole)}. O bônus vale 90 dias e é gasto primeiro.`
}

/** "cerca de 2 meses e meio", rounded to halves. */
function monthsInWords(given: bigint, perMonth: bigint): string {
  const halves = Math.max(1, Math.round((Number(given) / Number(perMonth)) * 2))
  const [months, half] = [Math.floor(halves / 2), halves % 2 === 1]
  if (months === 0) return 'cerca de meio mês de conversa'
  return `cerca de ${months} ${months === 1 ? 'mês' : 'meses'}${half ? ' e meio' : ''} de conversa`
}
