import type { Message } from './contract.ts'
import type { Row } from './sql.ts'

/** A row as the team reads it. */
export const shownMessage = ({ note, closedBy, closedAt, ...message }: Row): Message => ({
  ...message,
  closing: closedAt && { note: note!, by: closedBy ?? '', closedAt },
})
