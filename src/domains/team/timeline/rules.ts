import type { ObjectKind } from '../objects.rules.ts'

/** What kind of thing a line of a timeline tells, and by what it can be narrowed. */
export const TIMELINE_GROUPS = [
  'meetings',
  'purchases',
  'money',
  'cases',
  'mails',
  'decisions',
  'access',
  'notes',
] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]

export const GROUP_WORDS: Record<TimelineGroup, string> = {
  meetings: 'Consultas',
  purchases: 'Compras',
  money: 'Dinheiro',
  cases: 'Casos',
  mails: 'E-mails',
  decisions: 'Decisões',
  access: 'Acesso',
  notes: 'Anotações',
}

const OF_MEETINGS: readonly TimelineGroup[] = ['meetings', 'purchases', 'money', 'cases', 'mails', 'decisions', 'notes']
const OF_PURCHASES: readonly TimelineGroup[] = ['purchases', 'money', 'cases', 'mails', 'decisions', 'notes']
const OF_TRANSFERS: readonly TimelineGroup[] = ['money', 'mails', 'decisions', 'notes']
const GROUPS: Record<ObjectKind, readonly TimelineGroup[]> = {
  person: TIMELINE_GROUPS,
  consultation: OF_MEETINGS.filter((group) => group !== 'purchases'),
  booking: OF_MEETINGS,
  question: OF_MEETINGS.filter((group) => group !== 'purchases'),
  order: OF_PURCHASES,
  payment: OF_PURCHASES,
  payout: OF_TRANSFERS,
  withdrawal: OF_TRANSFERS,
  claim: ['cases', ...OF_TRANSFERS],
}

/** By what the timeline of such an object can be narrowed. */
export const groupsOf = (kind: ObjectKind) => GROUPS[kind]

/** The most lines that are read at once. */
export const MOST_LINES = 50

const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)_(\S{1,200})$/

/** Behind which line a timeline goes on; undefined when the address names none. */
export function readPlace(cursor: string): { at: string; key: string } | undefined {
  const [, at, key] = (cursor.length <= 250 && CURSOR.exec(cursor)) || []
  return at && key && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z'))) ? { at, key } : undefined
}
