import type { ReactNode } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { SpreadBoard } from '../../ui/table/spread-board.tsx'
import { Tabletop } from '../../ui/table/tabletop.tsx'
import type { Meaning } from '../../meanings.rules.ts'
import type { Spread } from '../../spreads/rules.ts'
import type { PlacedCard } from '../rules.ts'
import { TurnableCard } from './turnable-card.tsx'
import { placeReadingId, PlaceReadingCard } from './place-reading-card.tsx'
import { CombinedReading } from './combined-reading.tsx'

type Props = {
  spread: Spread
  laid: readonly PlacedCard[]
  meanings: readonly Meaning[] | undefined
  reversals: boolean
  /** Numbers of the places whose cards are turned. */
  turned: ReadonlySet<number>
  onTurn: (numbers: readonly number[]) => void
  question?: string | null | undefined
  /** Shown when every card is turned. */
  children?: ReactNode
}

export const BOARD_WIDTHS: Record<Spread['id'], string> = {
  'uma-carta': 'max-w-56',
  'tres-cartas': 'max-w-md',
  'cruz-celta': 'max-w-120',
}
const PRINTED_WIDTHS: Record<Spread['id'], string> = {
  'uma-carta': 'print:max-w-40',
  'tres-cartas': 'print:max-w-80',
  'cruz-celta': 'print:max-w-56',
}

const focusPlaceReading = (number: number) => document.getElementById(placeReadingId(number))?.focus()
/** Moves the focus from the button that disappeared to what it revealed. */
const stayAt = (number: number) => document.getElementById(placeReadingId(number))?.focus({ preventScroll: true })

/** The spread with its cards, and their texts beside it in the order of the places. */
export const SpreadReading = ({ spread, laid, meanings, reversals, turned, onTurn, question, children }: Props) => {
  const isAllTurned = laid.every(({ number }) => turned.has(number))
  return (
    <div className="grid gap-12 print:gap-4 print:text-[9pt] print:leading-snug">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] print:gap-y-3">
        <div className="grid gap-4 lg:sticky lg:top-24">
          <Tabletop className="px-4 py-6 sm:px-8 sm:py-8 print:border-0 print:p-0">
            <SpreadBoard
              spread={spread}
              label="As cartas na mesa"
              className={classes(BOARD_WIDTHS[spread.id], PRINTED_WIDTHS[spread.id])}
            >
              {(_, at) => {
                const one = laid[at]
                return (
                  one && (
                    <TurnableCard
                      laid={one}
                      isTurned={turned.has(one.number)}
                      onTurn={() => onTurn([one.number])}
                      onShow={() => focusPlaceReading(one.number)}
                    />
                  )
                )
              }}
            </SpreadBoard>
          </Tabletop>
          {!isAllTurned && (
            <p className="flex flex-wrap items-center justify-between gap-3" data-print="no">
              <span className="text-quiet text-sm">Toque em cada carta para virar, na ordem que quiser.</span>
              <Button
                variant="secondary"
                onClick={() => {
                  onTurn(laid.map(({ number }) => number))
                  stayAt(1)
                }}
              >
                Virar todas
              </Button>
            </p>
          )}
        </div>
        <div className="grid gap-8 print:gap-3">
          {question && (
            <p className="border-metal border-l-2 pl-4 font-display text-xl print:text-base">
              <span className="sr-only">A sua pergunta: </span>
              {question}
            </p>
          )}
          <h2 className="sr-only">Carta por carta</h2>
          <ol className="grid print:block print:columns-2 print:gap-x-8">
            {laid.map((one, i) => (
              <PlaceReadingCard
                key={one.number}
                laid={one}
                meaning={meanings?.[i]}
                isTurned={turned.has(one.number)}
                isOnly={laid.length === 1}
                onTurn={() => {
                  onTurn([one.number])
                  stayAt(one.number)
                }}
              />
            ))}
          </ol>
        </div>
      </div>
      {isAllTurned && meanings && (
        <>
          <CombinedReading
            spread={spread}
            read={laid.map((one, i) => ({ laid: one, meaning: meanings[i]! }))}
            reversals={reversals}
          />
          {children}
        </>
      )}
    </div>
  )
}
