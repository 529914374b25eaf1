import type { Item } from '../../../contract.ts'
import type { OwnItem } from '../../../publishing/items/contract.ts'
import { PER_MONTH } from '../../../orders/wording.rules.ts'
import { minutePriceIn } from '../../../minute-price.rules.ts'
import { ItemCards } from '../../item-cards.tsx'
import { PriceComparison } from '../../price-comparison.tsx'
import { KIND_WORDS, SHOWN_PRICES } from '../kind-words.ts'
import { countOf, termsOf, type TypedTerms } from '../typed-terms.ts'
import type { TypedWords } from './words-form.tsx'

type Props = { item: OwnItem; words: TypedWords; typed: TypedTerms }

/** What a client would see of what is typed: the card of the shop, and what a minute costs with it. */
export function ItemPreview({ item, words, typed }: Props) {
  const { slug, kind } = item
  const terms = kind === 'gift_card' ? item.current : termsOf(typed)
  const drafted: Item = {
    slug,
    kind,
    version: item.latest,
    title: words.title || 'Sem nome',
    summary: words.summary,
    consultations: countOf(words.consultations),
    ...terms,
    bonusCents: terms.bonusCents < 0n ? 0n : terms.bonusCents,
  }
  const isCompared = drafted.priceCents !== null && minutePriceIn(drafted, SHOWN_PRICES[0]!) !== undefined
  return (
    <section aria-labelledby="como-cliente" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="como-cliente" className="text-xl">
        Como o cliente vê
      </h2>
      <div className="max-w-80 [&>ul]:grid-cols-1">
        <ItemCards items={[drafted]} per={kind === 'subscription' ? PER_MONTH : undefined} />
      </div>
      {(isCompared || (drafted.priceCents !== null && drafted.minutes !== null)) && (
        <PriceComparison groups={[{ name: KIND_WORDS[kind], items: [drafted] }]} prices={SHOWN_PRICES} />
      )}
    </section>
  )
}
