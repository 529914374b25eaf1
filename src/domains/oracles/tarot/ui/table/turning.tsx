import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draw } from '../../../draw/contract.ts'
import { ReadingActions } from '../../reading/ui/reading-actions.tsx'
import { meaningsQuery } from '../../reading/ui/meanings-query.ts'
import { SpreadReading } from '../../reading/ui/spread-reading.tsx'
import { cardName, placedCardsOf, placeReadingOf } from '../../reading/rules.ts'
import type { Spread } from '../../spreads/rules.ts'
import { TableError } from './table-error.tsx'

type Props = { spread: Spread; draw: Draw; question: string; onLeave: () => void }

/** The cards drawn, face down until they are turned; each is announced when it turns. */
export function Turning({ spread, draw, question, onLeave }: Props) {
  const laid = placedCardsOf(draw)
  const { data: meanings, isError, refetch } = useQuery(meaningsQuery(laid.map(({ card }) => card)))
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')

  const wordsFor = (number: number) => {
    const [one, meaning] = [laid[number - 1], meanings?.[number - 1]]
    return one && meaning ? `${one.place.name}: ${cardName(one)}. ${placeReadingOf(one, meaning).says}` : ''
  }
  const turn = (numbers: readonly number[]) => {
    setTurned(new Set([...turned, ...numbers]))
    setSaid(
      numbers.length > 1
        ? 'Todas as cartas estão viradas; as leituras seguem a ordem dos lugares.'
        : wordsFor(numbers[0]!),
    )
  }
  // If the texts still cannot be loaded, reload the page: the reading is in its URL.
  const again = async () => {
    const { isError: failsStill } = await refetch()
    if (failsStill && navigator.onLine) location.reload()
  }
  return (
    <>
      {isError && (
        <TableError words="As cartas são estas, mas as palavras delas não chegaram." onRetry={() => void again()} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <SpreadReading
        spread={spread}
        laid={laid}
        meanings={meanings}
        reversals={draw.reversals}
        turned={turned}
        onTurn={turn}
        question={question}
      >
        <ReadingActions draw={draw} question={question} isMine onLeave={onLeave} />
      </SpreadReading>
    </>
  )
}
