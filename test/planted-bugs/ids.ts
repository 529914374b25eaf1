import type { PlantedBug } from './planted-bug.ts'

const MIGRATION = 'db/migrations/0184_ledger_subjects.sql'
const pairs = ['test/ids-of-one-thing.test.ts']

/** Bugs in what an id names that its requester chose. */
export const idBugs: PlantedBug[] = [
  {
    name: 'ids: a consultation is requested under the id of a booking',
    edits: [
      {
        file: 'src/domains/consultations/request-consultation.ts',
        from: "if (!(await takeSubject(tx, id, 'consultation'))) throw",
        to: 'if (!takeSubject) throw',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/id-of-a-booking.test.ts'],
  },
  {
    name: 'ids: a question takes its id when it is delivered, not when it is ordered',
    edits: [
      {
        file: 'src/domains/catalogue/kinds/written.ts',
        from: "if (!(await takeSubject(tx, placing.id, 'written_question'))) throw",
        to: 'if (!takeSubject) throw',
      },
      { file: MIGRATION, from: "when (new.kind = 'written')", to: "when (new.kind = 'question')" },
    ],
    caughtBy: pairs,
  },
  {
    name: 'ids: whoever asks again has another kind',
    edits: [
      { file: 'db/functions/take_subject.sql', from: 'where id = the_id and kind = the_kind', to: 'where id = the_id' },
    ],
    caughtBy: pairs,
  },
  {
    name: 'ids: a repeated request is refused',
    edits: [
      {
        file: 'db/functions/take_subject.sql',
        from: 'return found or exists (select from ledger_subjects where id = the_id and kind = the_kind);',
        to: 'return found;',
      },
    ],
    caughtBy: pairs,
  },
  {
    name: 'ids: a row is inserted without its subject',
    edits: [
      {
        file: 'db/functions/keep_subject.sql',
        from: 'if not take_subject(new.id, tg_argv[0]) then',
        to: 'if false then',
      },
    ],
    caughtBy: pairs,
  },
  {
    name: 'rooms: one whose hold the ledger refuses stays open',
    edits: [
      {
        file: 'src/domains/consultations/billing/extend-hold.ts',
        from: "if (running?.isUsedUp) await end(tx, running, 'out_of_funds')",
        to: 'void running',
      },
    ],
    caughtBy: ['src/domains/consultations/billing/refused-hold.test.ts'],
  },
]
