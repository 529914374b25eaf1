import { Suspense, useState } from 'react'
import { late, lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { CastForm, type CastChoice } from './cast-form.tsx'
import { setReadingInAddress, useReadingInAddress } from '../../draw/ui/reading-address.ts'

const bringTable = () => late(() => import('./rune-table.tsx'))
const RuneTable = lazyPart(bringTable, 'RuneTable')
const ReturnedReading = lazyPart(() => import('./linked-rune-reading.tsx'), 'LinkedRuneReading')

/** The runes: a form, then the draw, or the reading in the URL. */
export function Runes() {
  const [opening, setOpening] = useState<'busy' | 'failed'>()
  const [choice, setChoice] = useState<CastChoice>()
  const [isBack, setBack] = useState(false)
  const returnedTo = useReadingInAddress()
  const draw = useDraw()

  const sitDown = async (choice: CastChoice) => {
    setOpening('busy')
    try {
      await bringTable()
      draw.open({ kind: 'runas', layout: choice.cast, reversals: choice.reversals })
      setChoice(choice)
      setOpening(undefined)
    } catch {
      setOpening('failed')
    }
  }
  const again = () => {
    setReadingInAddress(undefined)
    setChoice(undefined)
    setBack(true)
  }

  if (choice)
    return (
      <Suspense>
        <RuneTable key={draw.turn} table={draw} cast={choice.cast} question={choice.question} onAgain={again} />
      </Suspense>
    )
  if (returnedTo !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ReturnedReading id={returnedTo} onAgain={again} />
      </Suspense>
    )
  return (
    <CastForm
      isBack={isBack}
      isBusy={opening === 'busy'}
      hasFailed={opening === 'failed'}
      onBegin={(choice) => void sitDown(choice)}
    />
  )
}
