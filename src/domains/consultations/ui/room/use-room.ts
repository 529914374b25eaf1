import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { realtime } from '#browser/realtime.ts'
import { listRoomEvents, readConsultation, sayInRoom } from '../../contract.ts'
import { followRoom, type RoomPorts } from './follow-room.ts'
import { keepOutbox, keptOutbox } from './kept.ts'
import type { Outbox } from './outbox.ts'
import { type Postman, postmanFor } from './postman.ts'
import type { Room } from './room.ts'

const later = (act: () => void, ms: number) => void setTimeout(act, ms)

const ports: RoomPorts = {
  listen: (topic, following) => realtime.follow(topic, following),
  watchLine: (watcher) => realtime.watch(watcher),
  read: (id) => browserApi(readConsultation, { id }),
  readEvents: async (id, after) => (await browserApi(listRoomEvents, { id, after })).events,
  later,
}

type Seen = { room?: Room; isAbsent?: boolean; failure?: string }

/** One room, followed for as long as somebody looks; with the messages that are on their way to it. */
export function useRoom(id: string) {
  const [seen, setSeen] = useState<Seen>({})
  const [outbox, setOutbox] = useState<Outbox>([])
  const postman = useRef<Postman>(undefined)

  useEffect(() => {
    const ours = postmanFor({
      say: ({ id: messageId, body }) =>
        realtime.command<{ seq: number }>(sayInRoom.name, { consultationId: id, id: messageId, body }),
      kept: keptOutbox(id),
      keep: (box) => keepOutbox(id, box),
      show: setOutbox,
      stored: (seq) => followed.knowOf(seq),
      later,
    })
    postman.current = ours
    const followed = followRoom(id, ports, {
      show(room) {
        ours.see(room.events)
        setSeen({ room })
      },
      ready: ours.resend,
      absent: () => setSeen({ isAbsent: true }),
      failed: (failure) => setSeen({ failure }),
    })
    return () => {
      followed.stop()
      ours.stop()
    }
  }, [id])

  const send = useCallback((body: string) => postman.current?.send(body), [])
  const retry = useCallback((messageId: string) => postman.current?.retry(messageId), [])
  const withdraw = useCallback((messageId: string) => postman.current?.withdraw(messageId), [])
  return { ...seen, outbox, send, retry, withdraw }
}

export type RoomActs = Pick<ReturnType<typeof useRoom>, 'outbox' | 'send' | 'retry' | 'withdraw'>
