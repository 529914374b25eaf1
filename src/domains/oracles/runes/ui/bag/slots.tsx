import type { CastPlace } from '../../casts.rules.ts'
import { FaceDownStone } from './cloth.tsx'

/** The places of the cast, with the stones chosen so far. */
export const StoneSlots = ({ places, chosen }: { places: readonly CastPlace[]; chosen: readonly number[] }) => (
  <ol className="flex justify-center gap-4 sm:gap-8">
    {places.map(({ name }, at) => {
      const stone = chosen[at]
      return (
        <li key={name} className="grid w-24 justify-items-center gap-1.5 text-center">
          <span className="grid aspect-4/5 w-16 place-items-center rounded-md border border-edge border-dashed">
            {stone !== undefined && (
              <span className="block w-12">
                <FaceDownStone at={stone} />
              </span>
            )}
          </span>
          <span className="text-sm">
            {name}
            <span className="sr-only">{stone === undefined ? ', à espera' : ', com uma pedra'}</span>
          </span>
        </li>
      )
    })}
  </ol>
)
