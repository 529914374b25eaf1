import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { apiQuery } from '#browser/query.ts'
import type { ConsultantCard } from '#domains/consultants/contract.ts'
import { searchConsultants } from '#domains/consultants/search/contract.ts'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import { listNextSlots } from '#domains/scheduling/hours/contract.ts'
import { nearDay, useDeviceZone, wallTimeIn } from '#domains/scheduling/ui/local-time.ts'
import { SHORTEST_BOOKING } from '#domains/scheduling/rules.ts'

const MOST = 3

type Host = ConsultantCard & { nextAt: Date | undefined }

/** Whoever is online first, then by when they can be booked next; the order of the list decides the rest. */
const byNearest = (a: Host, b: Host) =>
  Number(b.status === 'online') - Number(a.status === 'online') ||
  (a.nextAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.nextAt?.getTime() ?? Number.POSITIVE_INFINITY)

/** Up to three people, no programs, who give free minutes today and are online or attend next. */
function useWelcomeHosts(): { hosts: Host[]; now: Date } | undefined {
  const { data: found } = useQuery(apiQuery(searchConsultants, {}))
  const people = found?.consultants.filter(({ isAutomatic }) => !isAutomatic) ?? []
  const ids = people.map(({ id }) => id)
  const isKnown = ids.length > 0
  const { data: offers } = useQuery({ ...apiQuery(listWelcomeOffers, { ids }), enabled: isKnown })
  const { data: next, dataUpdatedAt } = useQuery({
    ...apiQuery(listNextSlots, { ids, minutes: SHORTEST_BOOKING }),
    enabled: isKnown,
  })
  if (!offers || !next) return undefined
  const nextOf = new Map(next.consultants.map(({ consultantId, slots }) => [consultantId, slots[0]]))
  const hosts = people
    .filter(({ id }) => offers.consultantIds.includes(id))
    .map((one) => ({ ...one, nextAt: nextOf.get(one.id) }))
    .toSorted(byNearest)
    .slice(0, MOST)
  return { hosts, now: new Date(dataUpdatedAt) }
}

/** With whom the free minutes can be used: up to three faces with when they attend, and one button for the first. */
export function WelcomeHosts({ isSignedIn }: { isSignedIn: boolean }) {
  const found = useWelcomeHosts()
  const zone = useDeviceZone()
  const [first] = found?.hosts ?? []
  if (!found || !first) return null
  const { hosts, now } = found
  const today = wallTimeIn(zone, now).day
  const words = ({ status, nextAt }: Host) => {
    if (status === 'online' || !nextAt) return undefined
    const { day, time } = wallTimeIn(zone, nextAt)
    return `atende ${nearDay(day, today)}, ${time}`
  }
  const chat = `/chat/${first.id}`
  return (
    <div className="grid w-full gap-5">
      <ul className="grid divide-y divide-line border-line border-y text-left">
        {hosts.map((host) => (
          <li key={host.id} className="relative flex items-center gap-4 py-3 hover:bg-accent-wash">
            <Avatar name={host.name} imageUrl={host.imageUrl} />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <a
                href={`/consultores/${host.id}`}
                className="font-display text-lg leading-tight after:absolute after:inset-0"
              >
                {host.name}
              </a>
              <span className="text-quiet text-sm">{host.title}</span>
            </span>
            <span className="grid shrink-0 justify-items-end gap-0.5 text-sm tabular-nums">
              {host.status === 'offline' && words(host) ? words(host) : <StatusBadge status={host.status} />}
            </span>
          </li>
        ))}
      </ul>
      {first.status === 'online' ? (
        <LinkButton href={isSignedIn ? chat : `/login?${new URLSearchParams({ next: chat })}`} wide>
          Conversar de graça com {first.name}
        </LinkButton>
      ) : (
        <LinkButton href={`/consultores/${first.id}`} wide>
          Conhecer {first.name}
        </LinkButton>
      )}
    </div>
  )
}
