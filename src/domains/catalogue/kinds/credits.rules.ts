import { formatDay } from '#shared/dates.ts'
import { type Centavos, formatBRL, most, portion } from '#shared/money.ts'
import { minutePriceWithBonus, share, type Way } from '../rules.ts'
import { MONTHS_AHEAD, monthsInWords, profileCostOf } from '../usage.rules.ts'
import { BONUS_FOR_MS, type PurchaseKind } from './purchase-kind.rules.ts'

/** Credit: one real that was paid, for any consultant, without an end; larger packs bring a bonus. */
export const credits: PurchaseKind = {
  plural: 'créditos',
  page: '/comprar/creditos',
  minutePrice: ({ priceCents, bonusCents }, pricePerMinute) =>
    minutePriceWithBonus(pricePerMinute, { price: priceCents, bonus: bonusCents }),
  way: {
    name: 'Créditos',
    plural: 'Créditos',
    rulesWords: 'Ver todos os valores',
    sentence: 'Um crédito vale um real, não vence e serve para qualquer consultor: nada a combinar.',
    term: 'uma vez, sem prazo',
    emblem: 'creditos',
    titleOf: (title) => title,
    ownAmount: 'Créditos, no valor que você quiser',
    monthCost({ priceCents, bonusCents }, usage) {
      const [whole, received] = [profileCostOf(usage), priceCents + bonusCents]
      return received > whole * MONTHS_AHEAD ? undefined : share(priceCents, whole, received)
    },
    lasts({ priceCents, bonusCents }, usage) {
      const received = priceCents + bonusCents
      return `Você paga ${formatBRL(priceCents)} e recebe ${formatBRL(received)}: no seu ritmo, ${monthsInWords(received, profileCostOf(usage))}. O bônus vale 90 dias e é gasto primeiro.`
    },
  },
  // Credit does not buy credit.
  takesBalance: false,
  // The discount on a purchase of credit becomes bonus.
  sums: ({ price, discount, bonus }) => ({ credits: price - discount, bonus: bonus + discount }),
  isBonusGift: true,
  spendable: ({ price, bonus }) => price + bonus,
  bonusForMs: BONUS_FOR_MS,
  couponWords: creditsCouponWords,
  couponNote: 'vira bônus',
  benefits: ({ gives: { creditsCents, bonusCents, bonusUntil } }) => [
    ...(creditsCents > 0n ? [`${formatBRL(creditsCents)} em créditos. Eles não vencem.`] : []),
    ...(bonusCents > 0n
      ? [`${formatBRL(bonusCents)} de bônus até ${formatDay(bonusUntil!)}. Ele é gasto primeiro.`]
      : []),
  ],
  done: {
    title: () => 'Seus créditos estão no saldo',
    text({ gives: { creditsCents, bonusCents, bonusUntil } }) {
      const bonus = bonusCents > 0n ? `${formatBRL(bonusCents)} de bônus até ${formatDay(bonusUntil!)}` : ''
      return `Entraram ${[creditsCents > 0n && formatBRL(creditsCents), bonus].filter(Boolean).join(' e mais ')}.`
    },
  },
  endsWords: 'Os créditos desta compra saem do seu saldo.',
  keptWords:
    'Os créditos continuam seus: não vencem, e o que não usar pode ser retirado a qualquer momento pelo painel.',
}

/** Of a coupon for credit: the price falls, and what is missing of the credit comes as bonus. */
export function creditsCouponWords({
  percent,
  amount,
  minimum,
}: {
  percent: number | null
  amount: Centavos | null
  minimum: Centavos
}): string {
  const price = minimum > 0n ? minimum : 10_000n
  const off = percent === null ? (amount ?? 0n) : portion(price, BigInt(percent), 100n)
  return `Você paga menos, e o desconto volta como bônus. ${formatBRL(price)} saem por ${formatBRL(price - off)}: entram ${formatBRL(price - off)} em créditos e ${formatBRL(off)} de bônus.`
}

/** An amount of credit to add in a conversation: a pack, or an own amount without bonus. Centavos. */
export type TopUp = { slug?: string; version?: number; price: Centavos; bonus: Centavos }

const TOP_UP_MINUTES = 10n
const TOP_UPS = 3

/**
 * What to add to a conversation at this price per minute: about ten minutes, in whole reais and at least R$ 10,00 (the
 * pack, where one has that price), and the next larger packs. Nothing larger is pushed to the front.
 */
export function topUpsFor(
  items: readonly (Pick<Way, 'kind' | 'priceCents' | 'bonusCents'> & { slug: string; version: number })[],
  pricePerMinute: Centavos,
): TopUp[] {
  const reais = (pricePerMinute * TOP_UP_MINUTES + 99n) / 100n
  const first = most(reais, 10n) * 100n
  const packs = items
    .filter(({ kind, priceCents }) => kind === 'credits' && priceCents !== null && priceCents >= first)
    .map(({ slug, version, priceCents, bonusCents }) => ({ slug, version, price: priceCents!, bonus: bonusCents }))
    .toSorted((a, b) => Number(a.price - b.price))
  const all = packs[0]?.price === first ? packs : [{ price: first, bonus: 0n }, ...packs]
  return all.slice(0, TOP_UPS)
}
