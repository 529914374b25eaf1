import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { apiQuery } from '#browser/query.ts'
import { listFavourites } from '#domains/consultants/favourites/contract.ts'
import { MyFavourites } from '#domains/consultants/ui/favourites/my-favourites.tsx'
import { listNextSlots } from '#domains/scheduling/hours/contract.ts'
import { NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { FollowSwitches } from '#domains/reminders/ui/follow-switches.tsx'
import { SHORTEST_BOOKING } from '#domains/scheduling/rules.ts'

/** As many as one question about agendas takes. */
const MOST_ASKED = 60

const newsOf = (id: string, name: string) => <FollowSwitches id={id} name={name} />

/** Whom somebody follows: who is online, and when the others attend next. Nothing while they follow nobody. */
export function Followed() {
  const { data } = useQuery(apiQuery(listFavourites, {}))
  const ids = data?.favourites.slice(0, MOST_ASKED).map(({ consultant }) => consultant.id) ?? []
  const { data: next, dataUpdatedAt } = useQuery({
    ...apiQuery(listNextSlots, { ids, minutes: SHORTEST_BOOKING }),
    enabled: ids.length > 0,
  })
  const first = useMemo(
    () => next?.consultants.flatMap(({ consultantId: id, slots: [at] }) => (at ? [{ id, at }] : [])) ?? [],
    [next],
  )
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt])
  if (ids.length === 0) return null
  return (
    <DashboardSection id="favoritos" title="Quem você acompanha">
      <NextTimesOfCards first={first} now={now}>
        <MyFavourites news={newsOf} />
      </NextTimesOfCards>
    </DashboardSection>
  )
}
