import { Card } from '#browser/kit/display/card.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Promotion } from '../coupons/contract.ts'
import { kindsInWords } from '../coupons/wording.rules.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import { purchasePath } from './choose/purchase-path.ts'
import { formatNumber } from '#shared/numbers.ts'

/** One coupon: its discount, its code, its rules and its two dates. */
export const PromotionCard = ({ promotion }: { promotion: Promotion }) => {
  const { code, title, percent, amountCents, kinds, minimumCents, startsAt, endsAt, maxUses, perPerson } = promotion
  const rules = [
    `Vale para ${kindsInWords(kinds)}${minimumCents > 0n ? `, a partir de ${formatBRL(minimumCents)}` : ''}.`,
    `${usesWords(perPerson)} por pessoa${maxUses === null ? '' : `, para até ${usesInAll(maxUses, perPerson)}`}.`,
    ...(promotion.isFirstPurchase ? ['Só na primeira compra.'] : []),
    ...(promotion.isAutomatic ? ['Não precisa digitar: entra sozinho no pedido, se você não usar outro.'] : []),
    ...kinds.flatMap(
      (kind) => KINDS[kind].couponWords?.({ percent, amount: amountCents, minimum: minimumCents }) ?? [],
    ),
    'Se você desistir da compra, pode usar o cupom de novo.',
  ]
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <p className="justify-self-start">
        <span className="sr-only">Cupom </span>
        <code className="inline-block font-sans rounded-md border border-metal border-dashed bg-metal-wash px-3 py-1.5 font-semibold text-metal-ink tracking-wider">
          {code}
        </code>
      </p>
      <ul className="grid grow list-disc content-start gap-1.5 pl-5 text-sm marker:text-metal">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        {kinds.map((kind) => (
          <a key={kind} href={purchasePath({ kind, consultant: null })} className="prose-link py-1 text-sm">
            Ver {KINDS[kind].plural}
          </a>
        ))}
      </p>
      <p className="border-line border-t pt-3 text-quiet text-sm">
        De <time dateTime={startsAt.toISOString()}>{formatDay(startsAt)}</time> a{' '}
        <time dateTime={endsAt.toISOString()}>{formatDay(endsAt)}</time>
      </p>
    </Card>
  )
}

const usesWords = (times: number) => (times === 1 ? 'Uma vez' : `Até ${formatNumber(times)} vezes`)
const usesInAll = (most: number, perPerson: number) =>
  perPerson === 1 ? `${formatNumber(most)} pessoas` : `${formatNumber(most)} usos`
