import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { STATES } from '../zones.rules.ts'

export type CoordinatesInput = { latitude: string; longitude: string; state: string }
type Props = { typed: CoordinatesInput; onChange: (typed: CoordinatesInput) => void; error?: string | undefined }

/** Coordinates, for places that are not in the list. The state decides the time zone. */
export const CoordinatesFields = ({ typed, onChange, error }: Props) => (
  <div className="grid gap-5 sm:grid-cols-3">
    <Select
      label="Estado"
      value={typed.state}
      onChange={(event) => onChange({ ...typed, state: event.currentTarget.value })}
    >
      {Object.entries(STATES).map(([letters, { name }]) => (
        <option key={letters} value={letters}>
          {name}
        </option>
      ))}
    </Select>
    <Field
      label="Latitude"
      hint="Em graus: 22,4 S"
      autoComplete="off"
      value={typed.latitude}
      onChange={(event) => onChange({ ...typed, latitude: event.currentTarget.value })}
      error={error}
    />
    <Field
      label="Longitude"
      hint="Em graus: 43,66 O"
      autoComplete="off"
      value={typed.longitude}
      onChange={(event) => onChange({ ...typed, longitude: event.currentTarget.value })}
    />
  </div>
)
