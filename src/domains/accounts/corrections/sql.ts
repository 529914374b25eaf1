import type { Tx } from '#platform/db.ts'

export const recordName = (
  tx: Tx,
  personId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
) => tx`
  update people set first_name = ${firstName}, last_name = ${lastName} where id = ${personId}`

export const recordPhone = (tx: Tx, personId: string, phone: string) =>
  tx`update people set phone = ${phone} where id = ${personId}`
