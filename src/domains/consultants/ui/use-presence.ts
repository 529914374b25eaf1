import { useContext, useEffect, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { readStatus, type Status } from '../rules.ts'
import { ListStatusContext } from './list-status-context.ts'

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
      stop = realtime.follow(`presence:${consultantId}`, {
        onFollowing() {},
        onEvent(event) {
          if (event.type === 'presence_changed') setLatest({ consultantId, painted, status: readStatus(event.status) })
          if (event.type !== 'read_again') return
          // A new follower receives the present status.
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
