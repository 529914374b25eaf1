import { useEffect, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { STATUSES, type Status } from '../rules.ts'

const isStatus = (value: unknown): value is Status => STATUSES.includes(value as Status)

/** The badge of a consultant: as painted, then live for as long as somebody looks. */
export function usePresence(consultantId: string, painted: Status): Status {
  const [status, setStatus] = useState(painted)
  useEffect(() => setStatus(painted), [painted])
  useEffect(() => {
    let stop = () => {}
    const listen = () => {
      stop = realtime.follow(`presence:${consultantId}`, {
        onFollowing() {},
        onEvent(event) {
          if (event.type === 'presence_changed' && isStatus(event.status)) setStatus(event.status)
          if (event.type !== 'read_again') return
          // Whoever begins to follow is told how it stands.
          stop()
          listen()
        },
      })
    }
    listen()
    return () => stop()
  }, [consultantId])
  return status
}
