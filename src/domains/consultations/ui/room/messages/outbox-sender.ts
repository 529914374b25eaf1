import type { RoomEvent } from '../../../room/contract.ts'
import {
  markAcknowledged,
  removeDelivered,
  nextToSend,
  type Outbox,
  type OutboxMessage,
  markRefused,
  retryMessage,
  withdrawMessage,
  addMessage,
} from './outbox.ts'

export type OutboxSender = ReturnType<typeof createOutboxSender>

type OutboxPorts = {
  /** Sends one message; resolves once it is stored. Rejects with a `code`; `lost` means that the outcome is unknown. */
  say: (message: Pick<OutboxMessage, 'id' | 'body' | 'insists'>) => Promise<{ seq: number }>
  /** Whether messages wait: the clock stands, or the first words are said. */
  isHeld: () => boolean
  /** What was unacknowledged when the page was left. */
  saved: Outbox
  save: (outbox: Outbox) => void
  show: (outbox: Outbox) => void
  /** A message was stored under this number. */
  stored: (seq: number) => void
  later: (act: () => void, ms: number) => void
}

const TOO_FAST = 'consultations.too_fast'
/** Temporary refusals: the message waits and is sent again under its id. */
const TEMPORARY_REFUSALS = new Set([
  TOO_FAST,
  'consultations.not_there',
  'consultations.clock_stopped',
  'consultations.first_words_said',
  'http.unavailable',
  'http.unexpected',
])
/** What a rule held back: whether insisting helps. */
const AGAIN: Record<string, OutboxMessage['again']> = {
  'consultations.message_may_insist': 'insist',
  'consultations.message_held': 'never',
}
const RETRY_AFTER_MS = 1_000

/** Sends the messages of the outbox one at a time and in order, each until it is acknowledged or finally refused. */
export function createOutboxSender({ say, isHeld, saved, save, show, stored, later }: OutboxPorts) {
  // Acknowledged messages will be shown by the room; the others are sent again.
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
    const message = isOut || isGone || isHeld() ? undefined : nextToSend(outbox)
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
        const again = AGAIN[refusal.code ?? '']
        become(markRefused(outbox, message.id, { words: refusal.message, ...(again && { again }) }))
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
    /** Removes a refused message so that it can be edited. */
    withdraw: (id: string) => become(withdrawMessage(outbox, id)),
    /** Call when the connection is up or the clock runs (again): sends what waits, under the same ids. */
    resend: () => void go(),
    /** The page is left; unacknowledged messages stay stored. */
    stop: () => void (isGone = true),
    see: (events: readonly RoomEvent[]) => become(removeDelivered(outbox, events)),
  }
}
