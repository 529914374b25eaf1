import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import { seatOfAuthor } from '../../../room/words.rules.ts'
import { eventText } from '../room-texts.ts'

/** An entry of the log: a note, a group of messages and photos by one author, or an act on the table. */
export type LogLine =
  | { kind: 'note'; key: string; words: string; at: Date }
  | { kind: 'table'; key: string; seq: number }
  | { kind: 'group'; key: string; mine: boolean; author: string; messages: RoomEvent[] }

const NEW_GROUP_AFTER_MS = 5 * 60_000

/** Whoever wrote it, by name; what a program wrote, or what was prepared beforehand, says so. */
function authorOf({ authorKind }: RoomEvent, c: Consultation): string {
  const seat = seatOfAuthor(authorKind)
  const name = seat === c.you ? 'Você' : seat === 'client' ? c.client.name : c.consultant.name
  const mark = authorKind === 'automatic' ? 'automático' : authorKind === 'prepared' ? 'resposta pronta' : undefined
  return mark ? `${name} · ${mark}` : name
}

/** Groups a room's events for reading: consecutive messages of one person, unless five minutes lie between. */
export function logLines(events: readonly RoomEvent[], c: Consultation): LogLine[] {
  const lines: LogLine[] = []
  let hasRun = false
  for (const event of events) {
    const last = lines.at(-1)
    if (event.type === 'message' || event.type === 'photo') {
      const mine = seatOfAuthor(event.authorKind) === c.you
      const belongs =
        last?.kind === 'group' &&
        last.messages.at(-1)!.authorKind === event.authorKind &&
        event.at.getTime() - last.messages.at(-1)!.at.getTime() < NEW_GROUP_AFTER_MS
      if (belongs) last.messages.push(event)
      else
        lines.push({
          kind: 'group',
          key: `${event.seq}`,
          mine,
          author: authorOf(event, c),
          messages: [event],
        })
      continue
    }
    if (event.type === 'table') {
      lines.push({ kind: 'table', key: `${event.seq}`, seq: event.seq })
      continue
    }
    const words = eventText(event, c, hasRun)
    hasRun ||= event.fact.state === 'active'
    if (words) lines.push({ kind: 'note', key: `${event.seq}`, words, at: event.at })
  }
  return lines
}
