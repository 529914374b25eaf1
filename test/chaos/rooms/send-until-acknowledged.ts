import { setTimeout as wait } from 'node:timers/promises'
import { Refused } from '../connection.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Participant } from './participant.ts'

const PAUSE_MS = 50
/** A seat that is proven again, and a clock that resumes, need some seconds; a busy machine needs more. */
const CALM_MS = 60_000

type Message = { consultationId: string; id: string; body: string }

/**
 * Sends one message, again under its own id, until it is acknowledged; false when the consultation has ended. No number
 * of tries is enough, because kills follow each other. Throws when nothing was killed for a minute and it is still
 * refused.
 */
export async function sendUntilAcknowledged(
  cluster: Cluster,
  participant: Participant,
  message: Message,
): Promise<boolean> {
  const refused = new Map<string, number>()
  const startedAt = Date.now()
  for (;;) {
    try {
      if (!participant.connection) throw new Refused('lost')
      await participant.connection.command('room.send_message', message)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.code === 'consultations.ended') return false
      refused.set(error.code, (refused.get(error.code) ?? 0) + 1)
    }
    if (Math.min(cluster.calmMs, Date.now() - startedAt) > CALM_MS) break
    await wait(PAUSE_MS)
  }
  const refusals = JSON.stringify(Object.fromEntries(refused))
  throw new Error(`a message was never acknowledged: ${refusals}; ${await roomState(cluster, message.consultationId)}`)
}

/** State, and for each seat its connection number and the age of its last proof. */
async function roomState(cluster: Cluster, id: string): Promise<string> {
  const [room] = await cluster.read(
    (db) => db<object[]>`
    select c.state, c.reason, c.paused_by is not null as "byHand", (
        select json_agg(json_build_object('seat', p.role, 'connection', p.connection, 'gaps', p.gaps,
          'proofAgeMs', round(extract(epoch from clock_timestamp() - p.proved_at) * 1000)))
        from presences p where p.consultation_id = c.id) as seats
    from consultations c where c.id = ${id}`,
  )
  return JSON.stringify(room)
}
