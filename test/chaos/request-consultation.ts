import { setTimeout as wait } from 'node:timers/promises'
import type { SignedInPerson } from './people.ts'
import type { ApiAnswer, RetryingClient } from './retrying-client.ts'

type Wanted = { id: string; client: SignedInPerson; consultant: SignedInPerson }

/** A pair may try six times an hour (`REQUESTS_PER_PAIR`), and each try may be sent twice. */
const MOST_TRIES = 3

/**
 * Requests a consultation once the consultant's new dashboard is known to the processes: asking for it is free, while
 * refused requests count. A kill between both is why there is a second try.
 */
export async function requestConsultation(
  api: RetryingClient,
  { id, client, consultant }: Wanted,
): Promise<ApiAnswer & { asked: { from: number; to: number } }> {
  for (let tries = 1; ; tries++) {
    await waitUntilOnline(api, client, consultant.id)
    const from = Date.now()
    const body = { id, consultantId: consultant.id }
    const answer = await api.request({ by: client, method: 'POST', path: '/api/consultations', body })
    if (answer.body.code !== 'consultations.consultant_unavailable' || tries === MOST_TRIES)
      return { ...answer, asked: { from, to: Date.now() } }
  }
}

async function waitUntilOnline(api: RetryingClient, by: SignedInPerson, consultantId: string) {
  const path = `/api/consultants/statuses?ids=${consultantId}`
  for (let looks = 0; ; looks++) {
    const { body } = await api.request({ by, method: 'GET', path })
    if ((body as unknown as readonly { status: string }[])[0]?.status === 'online') return
    if (looks > 300) throw new Error('the consultant never came online')
    await wait(200)
  }
}
