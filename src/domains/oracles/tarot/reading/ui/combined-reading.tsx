import type { Meaning } from '../../meanings.rules.ts'
import type { Spread } from '../../spreads/rules.ts'
import { pairReadingOf, combinedReadingOf } from '../combined-reading.rules.ts'
import type { PlacedCard } from '../rules.ts'

/** What the cards say together: the pairs of the spread, then the counts. */
export const CombinedReading = ({
  spread,
  read,
  reversals,
}: {
  spread: Spread
  read: readonly InterpretedCard[]
  reversals: boolean
}) => {
  const sentences = combinedReadingOf(
    read.map(({ laid }) => laid),
    reversals,
  )
  if (sentences.length === 0) return null
  const pairs = spread.pairs.flatMap((pair) => pairReadingOf(pair, read) ?? [])
  return (
    <section aria-labelledby="conjunto" className="grid gap-6 print:gap-2">
      <div>
        <p className="eyebrow">O conjunto</p>
        <h2 id="conjunto" className="mt-1 text-2xl print:text-base">
          O que as cartas dizem juntas
        </h2>
      </div>
      {pairs.length > 0 && (
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 print:gap-y-1">
          {pairs.map(({ name, words }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-quiet">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="measure grid gap-3 print:max-w-none print:gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-metal border-l-2 pl-4">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A card in its place with its text. */
type InterpretedCard = { laid: PlacedCard; meaning: Meaning }
