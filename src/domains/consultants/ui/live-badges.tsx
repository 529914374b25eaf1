import { type ReactNode, useState } from 'react'
import { late } from '#browser/late-code.ts'
import { browserApi } from '#browser/api.ts'
import { coalesceReads } from '#browser/coalesce-reads.ts'
import { useFacts } from '#browser/use-facts.ts'
import { on } from '#shared/facts.ts'
import { EVERYBODY, presencesChanged, presencesTopic } from '../presence.facts.ts'
import type { Status } from '../rules.ts'
import { ListStatusContext } from './use-presence.ts'

const NOBODY: ReadonlyMap<string, Status> = new Map()
const MOST = 60

/**
 * Keeps the status badges of a whole list live with one topic and one call. Cards keep their order; only their badges
 * change. A newly rendered list replaces the statuses read before.
 */
export function LiveBadges({
  painted,
  children,
}: {
  painted: readonly { id: string; status: Status }[]
  children: ReactNode
}) {
  const list = painted.map(({ id, status }) => `${id} ${status}`).join()
  const [latest, setLatest] = useState({ list, statuses: NOBODY })
  const [soon] = useState(() => coalesceReads())
  const readBadges = () =>
    soon(async () => {
      const ids = painted.slice(0, MOST).map(({ id }) => id)
      if (ids.length === 0) return
      const { listStatuses } = await late(() => import('../presence/contract.ts'))
      setLatest({
        list,
        statuses: new Map((await browserApi(listStatuses, { ids })).map(({ id, status }) => [id, status])),
      })
    })
  useFacts(presencesTopic(EVERYBODY), readBadges, [on(presencesChanged, readBadges)])
  return <ListStatusContext value={latest.list === list ? latest.statuses : NOBODY}>{children}</ListStatusContext>
}
