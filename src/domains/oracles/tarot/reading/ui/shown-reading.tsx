import { useSyncExternalStore } from 'react'
import { formatDay } from '#shared/dates.ts'
import type { Draw } from '../../../draw/contract.ts'
import { witnessedOf } from '../../../draw/ui/witnessed.ts'
import type { Meaning } from '../../meanings/rules.ts'
import { spreadOf } from '../../spreads/rules.ts'
import { laidOf } from '../rules.ts'
import { AfterReading } from './after-reading.tsx'
import { askedOf } from './asked.ts'
import { Reading } from './reading.tsx'

/** What this tab remembers does not change while it is looked at. */
const never = () => () => {}

type Props = { draw: Draw; meanings: readonly Meaning[]; question?: string | null }

/** A finished reading under its own address: every card turned. Whoever made it in this tab still has its question. */
export function ShownReading({ draw, meanings, question }: Props) {
  const spread = spreadOf(draw.layout)
  const laid = laidOf(draw)
  const wasMadeHere = useSyncExternalStore(
    never,
    () => witnessedOf(draw.id) !== undefined,
    () => false,
  )
  const askedHere = useSyncExternalStore(
    never,
    () => askedOf(draw.id),
    () => undefined,
  )
  if (!spread) return null
  const asked = question ?? askedHere
  return (
    <section aria-label="A leitura" className="grid gap-6">
      <header>
        <p className="chapter tabular-nums">{formatDay(draw.openedAt)}</p>
        <h1 className="text-4xl">{spread.name}</h1>
      </header>
      <Reading
        spread={spread}
        laid={laid}
        meanings={meanings}
        reversals={draw.reversals}
        turned={new Set(laid.map(({ number }) => number))}
        onTurn={() => {}}
        question={asked}
      >
        <AfterReading draw={draw} question={asked} isMine={question !== undefined || wasMadeHere} />
      </Reading>
    </section>
  )
}
