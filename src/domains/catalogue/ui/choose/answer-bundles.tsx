import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { pausedWords } from '#browser/paused.ts'
import { pricedByAnswer } from '#domains/consultants/answers.rules.ts'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Item } from '../../contract.ts'
import { usePlaceOrder } from './use-place-order.ts'

type Answers = NonNullable<ConsultantProfile['answers']>
type Props = { items: readonly Item[]; consultant: { id: string; name: string; answers: Answers } }

/** Several answers of one consultant at once, for less each. */
export function AnswerBundles({ items, consultant: { id, name, answers } }: Props) {
  const { order, isOrdering, isBusy, trouble } = usePlaceOrder()
  const bundles = items.filter(({ answerPercent }) => answerPercent !== null)
  if (bundles.length === 0) return null
  return (
    <section aria-labelledby="conjuntos" className="grid gap-4">
      <h2 id="conjuntos" className="text-xl">
        Vai perguntar mais vezes a {name}?
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {bundles.map(({ slug, version, title, summary, answerPercent }) => {
          const choice = { item: slug, version, consultantId: id }
          return (
            <li key={slug}>
              <Card className="grid h-full content-start justify-items-start gap-3">
                <h3 className="font-semibold">{title}</h3>
                <Money amount={pricedByAnswer(answers.priceCents, answerPercent!)} className="font-display text-xl" />
                <p className="text-quiet text-sm">{summary}</p>
                <Button
                  variant="secondary"
                  busy={isOrdering(choice)}
                  busyWords="Preparando o pedido…"
                  disabled={isBusy || pausedWords('channel:messages') !== undefined}
                  onClick={() => order(choice)}
                >
                  Comprar <span className="sr-only">{title}</span>
                </Button>
              </Card>
            </li>
          )
        })}
      </ul>
      {trouble && <ErrorState>{trouble}</ErrorState>}
    </section>
  )
}
