import type { ChaosPlan } from '#test/chaos/run-chaos.ts'
import type { ChaosBug } from './planted-bug.ts'

const roomsWith = (...incidents: NonNullable<ChaosPlan['incidents']>): Partial<ChaosPlan> => ({
  rooms: 10,
  roomMs: 12_000,
  incidents,
})
/** The meter has to be right alone: without a worker nothing closes overdue consultations. */
const ALONE = { ...roomsWith('long_hang', 'calm'), hasWorker: false }

/** Bugs that show only between processes, sockets and kills. */
export const chaosBugs: ChaosBug[] = [
  {
    name: 'metering: a proof counts from its arrival instead of its token',
    faults: [
      {
        code: 'meterRooms',
        is: `(sql, seats, how) =>
          original(sql, seats.map((seat) => Object.create(seat, { provedAt: { value: Date.now() } })), how)`,
      },
    ],
    plan: roomsWith('cut', 'long_hang', 'calm'),
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: no lease, gaps are charged',
    faults: [{ code: 'TIMEOUT_MS', is: '{ ...original, lease: 6_000_000 }' }],
    plan: roomsWith('long_hang', 'calm'),
    caughtBy: ['overBilled'],
  },
  {
    name: 'metering: after a gap presence is counted from before it',
    faults: [
      {
        code: 'Seat.prove',
        is: '(token, latest) => { const from = this.joinedAt; original(token, latest); this.joinedAt = from }',
      },
    ],
    plan: ALONE,
    caughtBy: ['overBilled'],
  },
  {
    name: 'calls: sound after a gap proves the gap',
    faults: [
      {
        code: 'ProofInterval.prove',
        is: '(token) => { this.from ??= token; this.at = Math.max(this.at ?? 0, token) }',
      },
    ],
    plan: { calls: 2, callIncidents: ['sound_gap'] },
    caughtBy: ['soundless'],
  },
  {
    name: 'rooms: a pause by hand is charged',
    faults: [{ code: 'billableFromAfter', is: '(_, before = null) => before' }],
    plan: roomsWith('pause', 'calm'),
    caughtBy: ['overBilled', 'violations'],
  },
  {
    name: 'requests: a consultant has two consultations at once',
    faults: [
      { code: 'lockConsultantSlot', is: 'async () => {}' },
      { without: 'consultations.one_open_consultation_per_consultant' },
    ],
    plan: { ops: 1_500, consultants: 2 },
    caughtBy: ['violations'],
  },
  {
    name: 'messages: no lock on the room',
    faults: [{ unlocked: 'store_messages' }],
    // Enough of them that two processes write in one room at the same moment.
    plan: { messages: 2_000 },
    caughtBy: ['faults', 'disordered', 'lost'],
  },
  {
    name: 'messages: a repeated one is stored twice',
    faults: [{ code: 'WriteQueue.push', is: '(message) => original({ ...message, id: crypto.randomUUID() })' }],
    plan: { messages: 300 },
    caughtBy: ['doubled'],
  },
  {
    name: 'messages: told as delivered before they are stored',
    faults: [
      {
        code: 'WriteQueue.push',
        is: `async (message) => message.id.endsWith('7')
          ? { outcome: 'known', seq: 1n, at: new Date(), kind: null, listener: null, isOwed: false }
          : original(message)`,
      },
    ],
    plan: { messages: 300 },
    caughtBy: ['lost'],
  },
]
