import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { realtime } from '#browser/realtime.ts'
import { listRoomEvents, readConsultation, sendRoomMessage } from '../../../contract.ts'
import { followRoom, type RoomPorts } from './follow-room.ts'
import { storeOutbox, loadOutbox } from '../../tab-storage.ts'
import type { Outbox } from '../messages/outbox.ts'
import { type OutboxSender, createOutboxSender } from '../messages/outbox-sender.ts'
import { holdText } from '../room-texts.ts'
import type { RoomState } from './room-state.ts'

const later = (act: () => void, ms: number) => void setTimeout(act, ms)

const ports: RoomPorts = {
  listen: (topic, following) => realtime.follow(topic, { ...following, isMetered: true }),
  watchConnection: (watcher) => realtime.onConnectionChange(watcher),
  read: (id) => browserApi(readConsultation, { id }),
  readEvents: (id, after) => browserApi(listRoomEvents, { id, after }),
  later,
}

type FollowedRoom = { room?: RoomState; isAbsent?: boolean; failure?: string }

/** One room, followed while the component is mounted, with its unacknowledged messages. */
export function useRoom(id: string) {
  const [seen, setSeen] = useState<FollowedRoom>({})
  const [outbox, setOutbox] = useState<Outbox>([])
  const sender = useRef<OutboxSender>(undefined)
  const room = useRef<ReturnType<typeof followRoom>>(undefined)

  useEffect(() => {
    let isHeld = true
    const ours = createOutboxSender({
      isHeld: () => isHeld,
      say: ({ id: messageId, body, insists }) =>
        realtime.command<{ seq: number }>(sendRoomMessage.name, {
          consultationId: id,
          id: messageId,
          body,
          ...(insists && { insists }),
        }),
      saved: loadOutbox(id),
      save: (box) => storeOutbox(id, box),
      show: setOutbox,
      stored: (seq) => followed.expectEvent(seq),
      later,
    })
    sender.current = ours
    const followed = followRoom(id, ports, {
      show(room) {
        ours.see(room.events)
        const wasHeld = isHeld
        isHeld = holdText(room.consultation, room.events) !== undefined
        if (wasHeld && !isHeld) ours.resend()
        setSeen({ room })
      },
      ready: ours.resend,
      notFound: () => setSeen({ isAbsent: true }),
      failed: (failure) => setSeen({ failure }),
    })
    room.current = followed
    return () => {
      followed.stop()
      ours.stop()
    }
  }, [id])

  const send = useCallback((body: string) => sender.current?.send(body), [])
  const retry = useCallback((messageId: string) => sender.current?.retry(messageId), [])
  const withdraw = useCallback((messageId: string) => sender.current?.withdraw(messageId), [])
  const expectEvent = useCallback((seq: number) => void room.current?.expectEvent(seq), [])
  return { ...seen, outbox, send, retry, withdraw, expectEvent }
}

export type RoomActions = Pick<ReturnType<typeof useRoom>, 'outbox' | 'send' | 'retry' | 'withdraw' | 'expectEvent'>
