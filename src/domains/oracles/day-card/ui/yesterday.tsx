import { useState } from 'react'
import { keptReadingPath } from '../../draw/kept-reading-path.rules.ts'
import { drawnNames, layoutWords } from '../../ui/kept-reading-words.ts'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { ReadingOutcome } from '../../ui/reading-outcome.tsx'
import type { OwnDay } from '../contract.ts'

/** Asks how yesterday’s rune, hexagram or card turned out; stays while the page is open, also once it is answered. */
export function Yesterday({ toAnswer }: Pick<OwnDay, 'toAnswer'>) {
  const [reading] = useState(toAnswer)
  if (!reading) return null
  const { draw } = reading
  return (
    <section aria-labelledby="ontem" className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <DrawnPicture draw={draw} className="w-14" />
      <div className="grid min-w-60 flex-1 gap-3">
        <div className="grid gap-0.5">
          <h2 id="ontem" className="text-xl leading-tight">
            Ontem você tirou {drawnNames(draw).join(', ')}. Como foi?
          </h2>
          <p className="text-quiet text-sm">
            {layoutWords(reading)} ·{' '}
            <a href={keptReadingPath(draw)} className="prose-link">
              reler
            </a>
          </p>
        </div>
        <ReadingOutcome reading={reading} isAsked />
      </div>
    </section>
  )
}
