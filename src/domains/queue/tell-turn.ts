import { type MailTemplate, notifyOf, queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import { formatTime } from '#shared/dates.ts'
import { QUEUE_MS, turnEndsAt } from './rules.ts'
import { findReader } from './reading.sql.ts'
import type { PlaceRow } from './sql.ts'

/**
 * Tells whoever has the turn, as they chose: on their devices, in the list, and by mail where no page is open. What
 * comes after the turn is not sent any more.
 */
export async function tellTurn(tx: Tx, place: PlaceRow, turnMs?: number) {
  const { id, clientId, consultantId, kind } = place
  const now = place.offeredAt!
  const until = turnEndsAt(now, turnMs)
  const { firstName, email, isConfirmed, consultantName } = await findReader(tx, id)
  const told = {
    key: `queue-turn:${id}:${now.getTime()}`,
    template: turnMail({ firstName, consultantName, consultantId, until }),
    about: { kind: kind === 'callback' ? 'callbacks' : 'turns', personId: clientId } as const,
    until,
    now,
  }
  const isPageOpen = now.getTime() - place.seenAt.getTime() < QUEUE_MS.reachable
  if (isConfirmed && !isPageOpen) await queueMail(tx, { ...told, to: email })
  else await notifyOf(tx, told)
}

type Said = { firstName: string; consultantName: string; consultantId: string; until: Date }

const turnMail = ({ firstName, consultantName, consultantId, until }: Said): MailTemplate => ({
  subject: 'É a sua vez na fila',
  emblem: 'hourglass',
  heading: `É a sua vez com ${consultantName}`,
  paragraphs: [
    `${firstName}, ${consultantName} ficou livre e espera o seu sim até as ${formatTime(until)}, horário de Brasília.`,
    'O preço aparece de novo antes de você responder, e nada é cobrado antes do seu sim.',
  ],
  action: { words: 'Ver o preço e responder', path: `/chat/${consultantId}` },
})
