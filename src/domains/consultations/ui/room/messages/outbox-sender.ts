import type { RoomEvent } from '../../../contract.ts'
import {
  markAcknowledged,
  removeDelivered,
  nextToSend,
  type Outbox,
  markRefused,
  retryMessage,
  withdrawMessage,
  addMessage,
} from './outbox.ts'

export type OutboxSender = ReturnType<typeof createOutboxSender>

type OutboxPorts = {
  /** Sends one message; answers once it is stored. Rejects with a `code`; `lost` means that nobody knows. */
  say: (message: { id: string; body: string }) => Promise<{ seq: number }>
  /** What was on its way when the page was left, and where to keep it. */
  saved: Outbox
  save: (outbox: Outbox) => void
  show: (outbox: Outbox) => void
  /** A message was stored under this number. */
  stored: (seq: number) => void
  later: (act: () => void, ms: number) => void
}

const TOO_FAST = 'consultations.too_fast'
/** Refusals that pass by themselves: the message waits and goes again under its id. */
const TEMPORARY_REFUSALS = new Set([TOO_FAST, 'http.unavailable', 'http.unexpected'])
const RETRY_AFTER_MS = 1_000

/**
 * Carries what is written to the room: one message at a time, in order, each until it is acknowledged or refused for
 * good.
 */
export function createOutboxSender({ say, saved, save, show, stored, later }: OutboxPorts) {
  // What was acknowledged before the page was left will be seen in the room; what was not is sent again.
  let outbox: Outbox = saved.filter(({ state }) => state !== 'acknowledged')
  let isOut = false
  let isGone = false

  function become(next: Outbox) {
    if (next === outbox || isGone) return
    outbox = next
    save(outbox)
    show(outbox)
  }

  async function go() {
    const message = isOut || isGone ? undefined : nextToSend(outbox)
    if (!message) return
    isOut = true
    const again = await say(message).then(
      ({ seq }) => {
        become(markAcknowledged(outbox, message.id))
        stored(seq)
        return true
      },
      (refusal: { code?: string; message: string }) => {
        if (refusal.code === 'lost') return false
        if (TEMPORARY_REFUSALS.has(refusal.code ?? '')) {
          later(() => void go(), RETRY_AFTER_MS)
          return false
        }
        become(markRefused(outbox, message.id, refusal.message))
        return true
      },
    )
    isOut = false
    if (again) await go()
  }

  show(outbox)
  return {
    send(body: string) {
      become(addMessage(outbox, crypto.randomUUID(), body))
      void go()
    },
    retry(id: string) {
      become(retryMessage(outbox, id))
      void go()
    },
    /** Takes a refused message back, to be written anew. */
    withdraw: (id: string) => become(withdrawMessage(outbox, id)),
    /** The line is there (again): what waits is sent under its own id. */
    resend: () => void go(),
    /** The page is left; what is on its way stays kept as it is. */
    stop: () => void (isGone = true),
    see: (events: readonly RoomEvent[]) => become(removeDelivered(outbox, events)),
  }
}
