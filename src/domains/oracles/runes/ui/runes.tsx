import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { useDraw } from '../../draw/ui/use-draw.ts'
import { CastForm, type Wish } from './cast-form.tsx'
import { nameReading, useNamedReading } from '../../draw/ui/reading-address.ts'

const bringTable = () => import('./rune-table.tsx')
const RuneTable = lazy(async () => ({ default: (await bringTable()).RuneTable }))
const ReturnedReading = lazy(async () => ({ default: (await import('./returned-reading.tsx')).ReturnedReading }))

/** The runes: a form, the table that comes when somebody sits down at it, or the reading that the address names. */
export function Runes() {
  const [opening, setOpening] = useState<'busy' | 'failed'>()
  const [wish, setWish] = useState<Wish>()
  const [isBack, setBack] = useState(false)
  const returnedTo = useNamedReading()
  const draw = useDraw()

  const sitDown = async (wished: Wish) => {
    setOpening('busy')
    try {
      await bringTable()
      draw.open({ kind: 'runas', layout: wished.cast, reversals: wished.reversals })
      setWish(wished)
      setOpening(undefined)
    } catch {
      setOpening('failed')
    }
  }
  const again = () => {
    nameReading(undefined)
    setWish(undefined)
    setBack(true)
  }

  if (wish)
    return (
      <Suspense>
        <RuneTable key={draw.turn} table={draw} cast={wish.cast} question={wish.question} onAgain={again} />
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
      onBegin={(wished) => void sitDown(wished)}
    />
  )
}
