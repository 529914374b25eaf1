import { Select } from '#browser/kit/forms/select.tsx'

type Props = { label: string; most: number; value: number; onValue: (value: number) => void }

/** How many pieces of a line, from none to all. */
export const PieceSelect = ({ label, most, value, onValue }: Props) => (
  <Select label={label} value={String(value)} onChange={(event) => onValue(Number(event.target.value))}>
    {Array.from({ length: most + 1 }, (_, quantity) => (
      <option key={quantity} value={quantity}>
        {quantity}
      </option>
    ))}
  </Select>
)
