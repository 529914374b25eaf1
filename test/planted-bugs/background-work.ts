import type { PlantedBug } from './planted-bug.ts'

const CHECK = 'src/platform/invariants/check-invariants.ts'
const hostile = ['src/domains/consultations/hostile-clients.deep.test.ts']
const heldRows = ['src/domains/consultations/held-rows.test.ts']
const clockSetBack = ['src/domains/consultations/metering/clock-set-back-in-pause.test.ts']
const incremental = ['src/domains/consultations/invariants.test.ts']

/** Bugs in batches, sweeps, incremental checks and the background thread. */
export const backgroundWorkBugs: PlantedBug[] = [
  {
    name: 'batches: the metering tick waits for a held room',
    edits: [
      {
        file: 'db/functions/meter_rooms.sql',
        from: 'order by id for update skip locked',
        to: 'order by id for update',
      },
    ],
    caughtBy: heldRows,
  },
  {
    name: 'batches: proofs of a skipped room count as handed over',
    edits: [
      {
        file: 'src/domains/consultations/metering/meter.ts',
        from: 'if (!skipped.has(seat.consultationId)) seat.markFlushed(proof, typing)',
        to: 'seat.markFlushed(proof, typing)',
      },
    ],
    caughtBy: heldRows,
  },
  {
    name: 'batches: messages of a held room lose their place',
    edits: [
      {
        file: 'src/domains/consultations/messages/write-queue.ts',
        from: 'this.#queued.unshift(...skipped)',
        to: 'this.#queued.push(...skipped)',
      },
    ],
    caughtBy: ['src/domains/consultations/messages/write-queue.test.ts'],
  },
  {
    name: 'meter: what was proven ahead of a clock that was set back is charged when it passes once more',
    edits: [
      {
        file: 'db/functions/meter_rooms.sql',
        from: 'c.bill_from, ahead.until) as joined_at',
        to: 'c.bill_from) as joined_at',
      },
      {
        file: 'db/functions/meter_rooms.sql',
        from: 'greatest(c.bill_from, n.ahead_until,',
        to: 'greatest(c.bill_from,',
      },
    ],
    caughtBy: clockSetBack,
  },
  {
    name: 'meter: a clock that was set back is told to nobody',
    edits: [
      {
        file: 'src/domains/consultations/metering/meter.ts',
        from: 'if (wasSetBack) void this.#handOverAll(at)',
        to: 'if (wasSetBack && wasSetForward) void this.#handOverAll(at)',
      },
    ],
    caughtBy: clockSetBack,
  },
  {
    name: 'rooms: what is read by HTTP does not ask for a proof',
    edits: [
      { file: 'src/domains/consultations/messages/sql.ts', from: 'and not s.hears_all and', to: 'and false and' },
    ],
    caughtBy: hostile,
  },
  {
    name: 'rooms: typing keeps the meter running',
    edits: [
      {
        file: 'db/functions/meter_rooms.sql',
        from: 'else greatest(v.consultant_spoke_at, v.voice_at) end + silence) as voiced_until',
        to: 'else greatest(v.consultant_spoke_at, v.typed_at) end + silence) as voiced_until',
      },
    ],
    caughtBy: hostile,
  },
  {
    name: 'rooms: an older socket of the same person hears on',
    edits: [
      {
        file: 'src/domains/consultations/metering/meter.ts',
        from: 'else if (seat.connectionNumber === listener) seat',
        to: 'else if (listener !== null) seat',
      },
    ],
    caughtBy: hostile,
  },
  {
    name: 'invariants: a violation is reported once',
    edits: [{ file: CHECK, from: '=> subject) : []', to: '=> subject).slice(0, 0) : []' }],
    caughtBy: incremental,
  },
  {
    name: 'invariants: what was verified is never looked at again',
    edits: [
      { file: CHECK, from: 'await sql.insertViolations(tx, name, violations)\n    const next', to: 'const next' },
    ],
    caughtBy: incremental,
  },
  {
    name: 'invariants: a journal is final before those under way',
    edits: [
      { file: 'src/domains/wallet/find-final-journal.ts', from: 'posting.length > 0 &&', to: 'posting.length < 0 &&' },
    ],
    caughtBy: ['src/domains/wallet/wallet.test.ts'],
  },
  {
    name: 'sweeps: rows that fail stay at the head',
    edits: [
      {
        file: 'src/platform/sweeps/sweep-due.ts',
        from: 'await list(most, [...aside])',
        to: 'await list(most, [])',
      },
    ],
    caughtBy: ['src/platform/sweeps/sweep-due.test.ts'],
  },
  {
    name: 'background: the queue has no bound',
    edits: [
      {
        file: 'src/platform/background/background-thread.ts',
        from: 'this.#pending.size >= this.#mostWaiting',
        to: 'this.#pending.size < 0 * this.#mostWaiting',
      },
    ],
    caughtBy: ['src/platform/background/background-thread.test.ts'],
  },
  {
    name: 'background: one address may ask for any number of receipts',
    edits: [
      {
        file: 'src/domains/receipts/receipt-pdf-endpoint.ts',
        from: '    limit.take(networkOf(address))\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/receipts/receipt-pdf-endpoint.test.ts'],
  },
]
