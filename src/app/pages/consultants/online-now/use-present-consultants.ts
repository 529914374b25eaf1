import { useEffect, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { coalesceReads } from '#browser/coalesce-reads.ts'
import { useFacts } from '#browser/use-facts.ts'
import { listPresent, type PresentConsultant } from '#domains/consultants/contract.ts'
import { EVERYBODY, presencesChanged, presencesTopic } from '#domains/consultants/presence.facts.ts'
import type { Status } from '#domains/consultants/rules.ts'
import { type AvailabilityEstimate, listAvailabilityEstimates } from '#domains/consultations/statistics/contract.ts'
import { availabilityWords } from '#domains/consultations/statistics/rules.ts'
import { listQueues, type NamedQueue } from '#domains/queue/contract.ts'
import { queueEstimateWords } from '#domains/queue/ui/queue-words.ts'
import { on } from '#shared/facts.ts'

export type PresenceSnapshot = { present: PresentConsultant[]; estimates: AvailabilityEstimate[]; queues: NamedQueue[] }

const TICK_MS = 20_000

/** Who is online as rendered, read again when somebody comes or goes. The list changes only when `show` is called. */
export function usePresentConsultants(initial: PresenceSnapshot) {
  const [shown, setShown] = useState(initial)
  const [latest, setLatest] = useState(initial)
  const [readAt, setReadAt] = useState(() => performance.now())
  const [soon] = useState(() => coalesceReads())
  const readAll = () =>
    soon(async () => {
      const [present, estimates, queues] = await Promise.all([
        browserApi(listPresent, {}),
        browserApi(listAvailabilityEstimates, {}),
        browserApi(listQueues, {}),
      ])
      setLatest({ present, estimates, queues })
      setReadAt(performance.now())
    })
  useFacts(presencesTopic(EVERYBODY), readAll, [on(presencesChanged, readAll)])
  const passed = Math.max(0, useTick() - readAt)
  const statuses = new Map(shown.present.map(({ id }): [string, Status] => [id, 'offline']))
  for (const { id, status } of latest.present) statuses.set(id, status)
  const freeIn = new Map(
    latest.estimates.map(({ consultantId, freeInMs }) => [
      consultantId,
      availabilityWords(freeInMs && Math.max(0, freeInMs - passed)),
    ]),
  )
  // Who has a queue is not free when the present consultation ends.
  for (const queue of latest.queues) freeIn.set(queue.consultantId, queueEstimateWords(queue))
  return { shown: shown.present, latest: latest.present, statuses, freeIn, show: () => setShown(latest) }
}

/** The current time, updated three times a minute; 0 until the first update. */
function useTick(): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}

type Present = readonly Pick<PresentConsultant, 'id' | 'status'>[]

const freeIdsOf = (present: Present) => present.filter(({ status }) => status === 'online').map(({ id }) => id)

/** Who is free now and was not when the page was rendered: consultants who came online or ended a consultation. */
export function newlyFree(initial: Present, latest: Present): string[] {
  const before = new Set(freeIdsOf(initial))
  return freeIdsOf(latest).filter((id) => !before.has(id))
}
