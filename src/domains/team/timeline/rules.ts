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

/** The most lines that are read at once. */
export const MOST_LINES = 50

const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)_(\S{1,200})$/

/** Behind which line a timeline goes on; undefined when the address names none. */
export function readPlace(cursor: string): { at: string; key: string } | undefined {
  const [, at, key] = (cursor.length <= 250 && CURSOR.exec(cursor)) || []
  return at && key && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z'))) ? { at, key } : undefined
}
