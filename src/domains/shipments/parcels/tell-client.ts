import { findPerson } from '#domains/accounts/index.ts'
import { orderMoved } from '#domains/catalogue/facts.ts'
import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'

type Told = { key: string; orderId: string; personId: string; now: Date; template: (firstName: string) => MailTemplate }

/** Tells the client by mail and notice, once per key, and every open page of theirs. */
export async function tellClient(tx: Tx, { key, orderId, personId, now, template }: Told) {
  const person = await findPerson(tx, personId)
  if (person)
    await queueMail(tx, {
      key,
      to: person.email,
      template: template(person.firstName),
      about: { kind: 'parcels', personId },
      now,
    })
  await announce(tx, orderMoved(personId, { orderId }))
}
