import { createContext, useContext, useEffect, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { on } from '#shared/facts.ts'
import { presenceChanged, presenceTopic } from '../presence.facts.ts'
import type { Status } from '../rules.ts'

/** The latest statuses of a list, by consultant; undefined: no ancestor reads them for a whole list. */
export const ListStatusContext = createContext<ReadonlyMap<string, Status> | undefined>(undefined)

/**
 * The status of a consultant: as rendered, then live while mounted. Inside a list with its own subscription, as that
 * list last read it.
 */
export function usePresence(consultantId: string, painted: Status): Status {
  const ofList = useContext(ListStatusContext)
  const isAlone = ofList === undefined
  const [latest, setLatest] = useState<{ consultantId: string; painted: Status; status: Status }>()
  useEffect(() => {
    if (!isAlone) return
    let stop = () => {}
    const listen = () => {
      stop = realtime.follow(presenceTopic(consultantId), {
        facts: [on(presenceChanged, ({ status }) => setLatest({ consultantId, painted, status }))],
        // Whoever begins to follow is told how it stands.
        onFollowing() {},
        onReadAgain() {
          stop()
          listen()
        },
      })
    }
    listen()
    return () => stop()
  }, [consultantId, painted, isAlone])
  if (ofList) return ofList.get(consultantId) ?? painted
  return latest?.consultantId === consultantId && latest.painted === painted ? latest.status : painted
}
