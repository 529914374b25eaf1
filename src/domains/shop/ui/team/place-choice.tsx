import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { type Place, PLACE_NAMES, PLACES } from '../../places/rules.ts'

type Props = { places: readonly Place[]; onPlaces: (places: Place[]) => void }

/** Where a product is named, with one line below the page, while it is published and in stock. */
export const PlaceChoice = ({ places, onPlaces }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="font-medium text-sm">Citar ao pé da página</legend>
    <p className="text-quiet text-sm">
      Uma linha discreta, só enquanto o produto está na loja e em estoque. De vários, aparece o primeiro da loja.
    </p>
    <div className="grid gap-x-6 sm:grid-cols-3">
      {PLACE_NAMES.map((place) => (
        <Checkbox
          key={place}
          label={PLACES[place]}
          checked={places.includes(place)}
          onChange={({ target }) =>
            onPlaces(target.checked ? [...places, place] : places.filter((one) => one !== place))
          }
        />
      ))}
    </div>
  </fieldset>
)
