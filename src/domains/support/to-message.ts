import type { Message } from './contract.ts'
import type { MessageRow } from './sql.ts'

/** A row as the team sees it. */
export const toMessage = ({ note, closedBy, closedAt, ...message }: MessageRow): Message => ({
  ...message,
  closing: closedAt && { note: note!, by: closedBy ?? '', closedAt },
})
