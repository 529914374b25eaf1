import { useSyncExternalStore } from 'react'
import { formatDay } from '#shared/dates.ts'
import type { Draw } from '../../../draw/contract.ts'
import { findWitnessRecord } from '../../../draw/ui/witness-record.ts'
import type { Meaning } from '../../meanings.rules.ts'
import { spreadOf } from '../../spreads/rules.ts'
import { placedCardsOf } from '../rules.ts'
import { ReadingActions } from './reading-actions.tsx'
import { findTabQuestion } from './tab-question.ts'
import { SpreadReading } from './spread-reading.tsx'

/** The stored question does not change while the page is open, so there is nothing to subscribe to. */
const never = () => () => {}

type Props = { draw: Draw; meanings: readonly Meaning[]; question?: string | null }

/** A finished reading by its URL, with every card turned. In the tab that made it, its question is shown too. */
export function FinishedReading({ draw, meanings, question }: Props) {
  const spread = spreadOf(draw.layout)
  const laid = placedCardsOf(draw)
  const wasMadeHere = useSyncExternalStore(
    never,
    () => findWitnessRecord(draw.id) !== undefined,
    () => false,
  )
  const askedHere = useSyncExternalStore(
    never,
    () => findTabQuestion(draw.id),
    () => undefined,
  )
  if (!spread) return null
  const asked = question ?? askedHere
  return (
    <section aria-label="A leitura" className="grid gap-6">
      <header>
        <p className="eyebrow tabular-nums">{formatDay(draw.openedAt)}</p>
        <h1 className="text-4xl">{spread.name}</h1>
      </header>
      <SpreadReading
        spread={spread}
        laid={laid}
        meanings={meanings}
        reversals={draw.reversals}
        turned={new Set(laid.map(({ number }) => number))}
        onTurn={() => {}}
        question={asked}
      >
        <ReadingActions draw={draw} question={asked} isMine={question !== undefined || wasMadeHere} />
      </SpreadReading>
    </section>
  )
}
