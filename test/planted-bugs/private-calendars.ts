import type { PlantedBug } from './planted-bug.ts'

const GATEWAY = 'src/gateways/calendars'
const CALENDARS = 'src/domains/scheduling/private-calendar'
const fetching = [`${GATEWAY}/https-source.test.ts`]
const stories = [`${CALENDARS}/private-calendar.test.ts`]

/** Bugs in the reading of a consultant's own calendar, and in what its times keep from being booked. */
export const privateCalendarBugs: PlantedBug[] = [
  {
    name: 'private calendars: one public address of a name is enough to open it',
    edits: [{ file: `${GATEWAY}/https-source.ts`, from: 'addresses.every(', to: 'addresses.some(' }],
    caughtBy: fetching,
  },
  {
    name: 'private calendars: where a redirect leads is not looked at',
    edits: [
      {
        file: `${GATEWAY}/https-source.ts`,
        from: "url = openableAddress(answer.headers.location ?? '', url)",
        to: "url = URL.parse(answer.headers.location ?? '', url.href) ?? undefined",
      },
    ],
    caughtBy: fetching,
  },
  {
    name: 'private calendars: what a file unpacks to is not counted',
    edits: [{ file: `${GATEWAY}/https-source.ts`, from: '    unpack,\n    limited,', to: '    unpack,' }],
    caughtBy: fetching,
  },
  {
    name: 'private calendars: a sealed address opens for another consultant',
    edits: [{ file: 'src/platform/seal.ts', from: '.setAAD(Buffer.from(about)).setAuthTag', to: '.setAuthTag' }],
    caughtBy: ['src/platform/seal.test.ts'],
  },
  {
    name: 'private calendars: a busy time can be booked',
    edits: [{ file: 'src/domains/scheduling/hours/sql.ts', from: 'where p.ends_at > ${now}', to: 'where false' }],
    caughtBy: stories,
  },
  {
    name: 'private calendars: what was read at a former address is kept',
    edits: [
      {
        file: `${CALENDARS}/sql.ts`,
        from: '      last_modified = ${read.seen.lastModified}\n    where consultant_id = ${consultantId} and version = ${version}',
        to: '      last_modified = ${read.seen.lastModified}\n    where consultant_id = ${consultantId} or version = ${version}',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'vacations: a planned one ends the bookings before its first day',
    edits: [{ file: 'src/domains/scheduling/bookings/obstacles.sql.ts', from: ' and v.starts_at < b.ends_at', to: '' }],
    caughtBy: ['src/domains/scheduling/bookings/obstacles.test.ts'],
  },
  {
    name: 'reports: what the house gave back of a commission is left out of the papers',
    edits: [
      {
        file: 'src/domains/reports/lines/list-named-lines.ts',
        from: 'return until(paid) - until(paid + amount)',
        to: 'return until(paid) - until(paid)',
      },
    ],
    caughtBy: ['src/domains/reports/sums/papers-of-debts.test.ts'],
  },
]
