import type { ChaosPlan, ChaosVerdict } from '#test/chaos/run-chaos.ts'
import type { PlantedBug } from './planted-bug.ts'

const TABLES = 'db/migrations/0007_consultations.sql'
const METER = 'db/functions/meter_rooms.sql'
const MESSAGES = 'db/functions/store_messages.sql'
const SEAT = 'src/domains/consultations/metering/seat.ts'

/** A bug that a small chaos run must catch, and by which counts. */
export type ChaosBug = Omit<PlantedBug, 'caughtBy'> & { plan: Partial<ChaosPlan>; caughtBy: (keyof ChaosVerdict)[] }

const ROOMS_PLAN: Partial<ChaosPlan> = { rooms: 10, roomMs: 12_000 }
const CROWD_PLAN: Partial<ChaosPlan> = { ops: 1_500, consultants: 2 }
const CHEATS_PLAN: Partial<ChaosPlan> = { cheats: 6, cheatMs: 25_000 }
const MESSAGES_PLAN: Partial<ChaosPlan> = { messages: 300 }
/** Enough messages that two processes write in one room at the same moment. */
const MANY_MESSAGES_PLAN: Partial<ChaosPlan> = { messages: 2_000 }

const callsOf = (...callIncidents: NonNullable<ChaosPlan['callIncidents']>): Partial<ChaosPlan> => ({
  calls: 2 * callIncidents.length,
  callIncidents,
})

export const consultationBugs: ChaosBug[] = [
  {
    name: 'metering: no fence, so an older tab still adds billed time',
    edits: [{ file: METER, from: ' and p.connection = s.connection\n', to: '\n' }],
    plan: { ...ROOMS_PLAN, incidents: ['second_tab', 'calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: proofs count from their arrival instead of their token',
    edits: [
      {
        file: METER,
        from: 'proved_at = greatest(p.proved_at, s.proved)',
        to: 'proved_at = greatest(p.proved_at, clock_timestamp())',
      },
    ],
    plan: { ...ROOMS_PLAN, incidents: ['cut', 'long_cut', 'calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: no lease, gaps are charged',
    edits: [
      { file: 'src/domains/consultations/state/deadlines.rules.ts', from: 'lease: 6_000,', to: 'lease: 6_000_000,' },
    ],
    plan: { ...ROOMS_PLAN, incidents: ['long_hang', 'calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: pongs answered after a hang prove the gap',
    edits: [
      {
        file: SEAT,
        from: 'latest - (this.provedAt ?? this.joinedAt) > TIMEOUT_MS.lease',
        to: 'token - (this.provedAt ?? this.joinedAt) > TIMEOUT_MS.lease',
      },
    ],
    plan: { ...ROOMS_PLAN, hasWorker: false, incidents: ['long_hang', 'calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: presence after a gap is counted from before the gap',
    edits: [{ file: SEAT, from: '      this.joinedAt = token\n', to: '' }],
    plan: { ...ROOMS_PLAN, hasWorker: false, incidents: ['long_hang', 'calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: charged before the consultant’s first word',
    edits: [
      {
        file: METER,
        from: "m.state = 'active' and m.consultant_spoke_at is not null and m.charged_until",
        to: "m.state = 'active' and m.charged_until",
      },
    ],
    plan: { ...ROOMS_PLAN, incidents: ['calm'] },
    caughtBy: ['overBilled'],
  },
  {
    name: 'calls: a second counts without sound',
    edits: [{ file: METER, from: 'case when not v.is_call then v.proved_at', to: 'case when true then v.proved_at' }],
    plan: callsOf('no_sound', 'one_way'),
    caughtBy: ['soundless'],
  },
  {
    name: 'calls: sound of one side suffices',
    edits: [
      {
        file: METER,
        from: 'then least(a.media_at, b.media_at) end as sound_at',
        to: 'then greatest(a.media_at, b.media_at) end as sound_at',
      },
    ],
    plan: callsOf('lying_sender', 'one_way'),
    caughtBy: ['soundless'],
  },
  {
    name: 'calls: a report counts from its arrival instead of the token that it names',
    edits: [
      {
        file: 'src/domains/consultations/metering/meter.ts',
        from: 'this.#tokens.readNamed(report.token)',
        to: 'this.#tokens.newest?.at',
      },
    ],
    plan: callsOf('late_reports'),
    caughtBy: ['soundless'],
  },
  {
    name: 'calls: sound after a gap proves the gap',
    edits: [
      {
        file: 'src/domains/consultations/metering/proof-interval.ts',
        from: '(this.at === undefined || latest - this.at > this.#leaseMs)',
        to: 'this.at === undefined',
      },
    ],
    plan: callsOf('sound_gap'),
    caughtBy: ['soundless'],
  },
  {
    name: 'state: a pause by hand is charged',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/resume-consultation.ts',
        from: '    billFrom: billFromAfter(at, c.billFrom),\n',
        to: '',
      },
    ],
    plan: { ...ROOMS_PLAN, incidents: ['pause', 'calm'] },
    caughtBy: ['overBilled', 'violations'],
  },
  {
    name: 'state: no lock and no unique index for one open consultation per consultant',
    edits: [
      {
        file: 'src/domains/consultations/lifecycle/requests.sql.ts',
        from: 'select pg_advisory_xact_lock(hashtextextended(${consultantId}::text, 0))',
        to: 'select ${consultantId}::text',
      },
      {
        file: TABLES,
        from: 'create unique index one_open_consultation_per_consultant',
        to: 'create index one_open_consultation_per_consultant',
      },
    ],
    plan: CROWD_PLAN,
    caughtBy: ['violations'],
  },
  {
    name: 'hearing: gaps do not count, each has a lease for free',
    edits: [
      { file: MESSAGES, from: 'other.gaps >= 2 as is_owed', to: 'other.gaps < 0 as is_owed' },
      { file: 'src/domains/consultations/messages/sql.ts', from: 'p.gaps < 2', to: 'p.gaps >= 0' },
    ],
    plan: CHEATS_PLAN,
    caughtBy: ['freeMessages', 'cheated'],
  },
  {
    name: 'hearing: a moment that is paid brings all that was said before it',
    edits: [
      { file: METER, from: 'n.total_ms < paid_for_unpaid * n.broken_ms', to: 'n.total_ms < 0' },
      { file: METER, from: 'n.total_ms >= paid_for_unpaid * n.broken_ms', to: 'n.total_ms >= 0' },
    ],
    // By 45 s the gaps of a lease for free are far behind.
    plan: { cheats: 7, cheatMs: 45_000 },
    caughtBy: ['freeMessages', 'cheated'],
  },
  {
    name: 'hearing: a seat that does not echo hears on',
    edits: [
      { file: SEAT, from: 'return latest - this.provedAt! <= TIMEOUT_MS.lease', to: 'return true' },
      { file: MESSAGES, from: "else 'clock_stopped' end as outcome", to: "else 'stored' end as outcome" },
    ],
    plan: CHEATS_PLAN,
    caughtBy: ['freeMessages', 'cheated'],
  },
  {
    name: 'money: the capture key is not cumulative',
    edits: [
      {
        file: 'src/domains/consultations/billing/money.rules.ts',
        from: 'key: `capture:${c.id}:${captured}`',
        to: 'key: `capture:${c.id}:again`',
      },
    ],
    plan: { ...ROOMS_PLAN, incidents: ['pause', 'calm'] },
    caughtBy: ['violations', 'faults'],
  },
  {
    name: 'messages: numbers from a sequence of their own',
    edits: [
      {
        file: MESSAGES,
        from: "j.last_seq + sum((j.outcome = 'stored')::int) over (partition by j.room order by j.place) as seq",
        to: "nextval('connection_numbers') as seq",
      },
    ],
    plan: MESSAGES_PLAN,
    caughtBy: ['disordered', 'violations'],
  },
  {
    name: 'messages: no lock on the room',
    edits: [
      {
        file: MESSAGES,
        from: 'locked := array(select id from consultations where id = any (rooms) order by id for update skip locked);',
        to: 'locked := rooms;',
      },
    ],
    plan: MANY_MESSAGES_PLAN,
    caughtBy: ['faults', 'disordered', 'lost'],
  },
  {
    name: 'messages: a repeated message is stored twice',
    edits: [
      { file: MESSAGES, from: 'e.author_id = s.author and e.client_message_id = s.id', to: 'false' },
      {
        file: TABLES,
        from: 'create unique index consultation_messages_once',
        to: 'create index consultation_messages_once',
      },
    ],
    plan: MESSAGES_PLAN,
    caughtBy: ['doubled'],
  },
  {
    name: 'messages: acknowledged before they are stored',
    edits: [
      {
        file: 'src/domains/consultations/messages/write-queue.ts',
        from: 'const results = await this.#store(batch)',
        to: "const results = await this.#store(batch.filter(({ id }) => !id.endsWith('7'))).then((stored) => batch.map((_, i) => stored[i] ?? stored.at(-1) ?? { outcome: 'known' as const, seq: 1n, at: new Date(), kind: null }))",
      },
    ],
    plan: MESSAGES_PLAN,
    caughtBy: ['lost'],
  },
]
