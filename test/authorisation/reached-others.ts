import type { Actor } from './people.ts'
import type { Site } from './site.ts'

/** Facts about what is the caller's own under a key of its own. */
const OWN_TOPICS = /^(session|payment):/

/** What one call did to others: the topics and mails that somebody else hears of; and whether it spent an attempt. */
export async function reachedBy<T>({ db, pool, fixtures }: Site, who: Actor, act: () => Promise<T>) {
  const me = who === 'nobody' ? undefined : fixtures.people[who]
  const spent = async () =>
    (await db<{ all: number }[]>`select coalesce(sum(spent), 0)::int as all from attempts`)[0]!.all
  const mails = () => db<{ key: string; recipient: string }[]>`select key, recipient from mails`
  const announced: string[] = []
  const [before, known] = [await spent(), new Set((await mails()).map(({ key }) => key))]
  pool.options.debug = (_connection, text, parameters) => {
    if (text.includes('pg_notify')) announced.push(JSON.stringify(parameters))
  }
  const answer = await act().finally(() => (pool.options.debug = false))
  const topics = announced
    .flatMap((parameters) => [...parameters.matchAll(/topic\W+([\w-]+:[\w-]*)/g)].map(([, topic]) => topic!))
    .filter((topic) => !OWN_TOPICS.test(topic) && !(me && topic.endsWith(me.id)))
  const told = (await mails()).filter(({ key, recipient }) => !known.has(key) && recipient !== me?.email)
  return {
    answer,
    reached: [...new Set([...topics.map((topic) => topic.split(':')[0]!), ...told.map(() => 'mail')])],
    spends: (await spent()) > before,
  }
}

/**
 * Acts that reach somebody else and spend no attempt (law 13), with why they cannot be repeated at will. The team's are
 * logged by name.
 */
export const NEEDS_NO_BUDGET: Readonly<Record<string, string>> = {
  'POST /api/reach/tests/:id/pressed': 'once per ring test, which has a budget',
  'DELETE /api/reach': 'once per pressed ring test, which has a budget; leaving is always possible',
  ...Object.fromEntries(
    ['accept', 'decline'].map((act) => [
      `POST /api/consultations/:id/${act}`,
      'once for each request, which spent one',
    ]),
  ),
  'POST /api/consultations/:id/cancel': 'once for each request, which spent one',
  'POST /api/consultations/:id/end': 'once for each consultation, which the consultant accepted',
  'POST /api/consultations/:id/review': 'once for each consultation, which was paid',
  'POST /api/orders/:id/reviews': 'once for each product that was paid and delivered',
  'POST /api/consultations/:id/refunds': 'once for each consultation, which was paid',
  'POST /api/orders/goods': 'three at a time and ten a day that nobody paid, each of twenty pieces',
  'POST /api/claims': 'one for each consultation, which was paid',
  'POST /api/questions/:id/ask': 'once for each question, which was paid',
  'POST /api/questions/:id/give-up': 'once for each question, which was paid',
  'POST /api/questions/:id/answer': 'once for each question, which was paid',
  'POST /api/questions/:id/decline': 'once for each question, which was paid',
  'POST /api/questions/:id/clarification': 'once for each answer, which was paid',
  'POST /api/questions/:id/clarification/answer': 'once for each answer, which was paid',
  'POST /api/consultations/:id/follow-up': 'once for each consultation, which was paid',
  'PUT /api/blocks/:id': 'nobody is kept from blocking; it ends what others began',
  'DELETE /api/birth-data': 'nobody is kept from erasing; what is erased was written with an attempt',
  'DELETE /api/birth-data/shares/:id': 'nobody is kept from it; what is taken back was shown with an attempt',
  'DELETE /api/vacation': 'ends what was begun with an attempt',
  'DELETE /api/consultants/me/introduction': 'nobody is kept from erasing; uploading spends one',
  'POST /api/newsletter/confirm': 'with a link that was mailed for an attempt',
  'DELETE /api/queue/places/:id': 'once for each place, whose joining spent one',
  'POST /api/bookings/:id/proposal': 'one for each booking, which was paid',
  'POST /api/bookings/:id/proposal/accept': 'once for each proposal',
  'DELETE /api/bookings/:id/proposal': 'once for each proposal',
  'POST /api/bookings/:id/move': 'once for each booking, which was paid',
  'POST /api/bookings/:id/cancel': 'once for each booking, which was paid',
}
/** Acts of which others learn without being told: they spend an attempt too. */
export const READ_BY_OTHERS: readonly string[] = ['PUT /api/schedule', 'POST /api/waitlist']
