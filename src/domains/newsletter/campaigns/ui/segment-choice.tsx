import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatNumber } from '#shared/numbers.ts'
import { InterestBoxes } from '../../interests/ui/interest-boxes.tsx'
import type { Interest } from '../../interests/rules.ts'
import { countSegments } from '../contract.ts'
import { type Segment, SEGMENT_NAMES, SEGMENTS } from '../rules.ts'

/** How many addresses each group has now, and how many chose one of these subjects; undefined until it is known. */
export function useSegmentCounts(interests: readonly Interest[]): Readonly<Record<Segment, number>> | undefined {
  const { data } = useQuery({
    ...apiQuery(countSegments, interests.length > 0 ? { interests: [...interests] } : {}),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return data && { all: data.all, no_purchase: data.noPurchase, interests: data.interested }
}

type Props = {
  segment: Segment
  interests: readonly Interest[]
  fault: string | undefined
  onChange: (change: { segment?: Segment; interests?: Interest[] }) => void
}

/** Who gets it, with how many they are now. */
export function SegmentChoice({ segment, interests, fault, onChange }: Props) {
  const counts = useSegmentCounts(interests)
  return (
    <div className="grid gap-3">
      <Select
        label="Quem recebe"
        hint="Quem são fica decidido quando a campanha começa a sair."
        value={segment}
        onChange={({ target }) => onChange({ segment: SEGMENT_NAMES.find((name) => name === target.value) ?? 'all' })}
      >
        {SEGMENT_NAMES.map((name) => (
          <option key={name} value={name}>
            {SEGMENTS[name]}
            {counts && (name !== 'interests' || interests.length > 0) && ` (${formatNumber(counts[name])})`}
          </option>
        ))}
      </Select>
      {segment === 'interests' && (
        <InterestBoxes
          legend="Quem escolheu um destes assuntos"
          chosen={interests}
          fault={fault}
          onChange={(chosen) => onChange({ interests: chosen })}
        />
      )}
    </div>
  )
}
