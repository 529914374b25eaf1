import { useEffect, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { STATUSES, type Status } from '../rules.ts'

const isStatus = (value: unknown): value is Status => STATUSES.includes(value as Status)

/** The badge of a consultant: as painted, then live for as long as somebody looks. */
export function usePresence(consultantId: string, painted: Status): Status {
  const [told, setTold] = useState<{ consultantId: string; painted: Status; status: Status }>()
  useEffect(() => {
    let stop = () => {}
    const listen = () => {
      stop = realtime.follow(`presence:${consultantId}`, {
        onFollowing() {},
        onEvent(event) {
          if (event.type === 'presence_changed' && isStatus(event.status)) setTold({ consultantId, painted, status: event.status })
          if (event.type !== 'read_again') return
          // Whoever begins to follow is told how it stands.
          stop()
          listen()
        },
      })
    }
    listen()
    return () => stop()
  }, [consultantId, painted])
  return told?.consultantId === consultantId && told.painted === painted ? told.status : painted
}
