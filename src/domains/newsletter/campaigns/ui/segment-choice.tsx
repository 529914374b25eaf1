import { useQuery } from '@tanstack/react-query'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatNumber } from '#shared/numbers.ts'
import { countSegments } from '../contract.ts'
import { type Segment, SEGMENT_NAMES, SEGMENTS } from '../rules.ts'

/** How many addresses each group has now; undefined until it is known. */
export function useSegmentCounts(): Readonly<Record<Segment, number>> | undefined {
  const { data } = useQuery({ ...apiQuery(countSegments, {}), staleTime: 60_000 })
  return data && { all: data.all, no_purchase: data.noPurchase }
}

/** Who gets it, with how many they are now. */
export function SegmentChoice({ value, onChange }: { value: Segment; onChange: (segment: Segment) => void }) {
  const counts = useSegmentCounts()
  return (
    <Select
      label="Quem recebe"
      hint="Quem são fica decidido quando a campanha começa a sair."
      value={value}
      onChange={({ target }) => onChange(SEGMENT_NAMES.find((name) => name === target.value) ?? 'all')}
    >
      {SEGMENT_NAMES.map((name) => (
        <option key={name} value={name}>
          {SEGMENTS[name]}
          {counts && ` (${formatNumber(counts[name])})`}
        </option>
      ))}
    </Select>
  )
}
