import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '#browser/query.ts'
import { listReadings } from '../../../draw/contract.ts'
import { OwnReading } from './own-reading.tsx'

const ID = 'leituras'

/** The reader's kept readings, the latest first. Renders nothing when there are none. */
export function OwnReadings() {
  const { data } = useQuery(apiQuery(listReadings, {}))
  const readings = data?.readings ?? []
  const hasSome = readings.length > 0
  // The list arrives after the URL fragment was applied, so the browser could not scroll to it.
  useEffect(() => {
    if (hasSome && location.hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView()
  }, [hasSome])
  if (!hasSome) return null
  return (
    <section aria-labelledby={ID} className="mt-16">
      <h2 id={ID} className="scroll-mt-28 mb-5 text-2xl">
        Suas leituras
      </h2>
      <ul className="border-line border-t">
        {readings.map((reading) => (
          <OwnReading key={reading.draw.id} reading={reading} />
        ))}
      </ul>
    </section>
  )
}
