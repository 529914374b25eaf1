import type { PlantedBug } from './planted-bug.ts'

const WRITTEN = 'src/domains/written-questions'
const stories = [`${WRITTEN}/written-questions.test.ts`]
const races = [`${WRITTEN}/races.test.ts`]

export const writtenQuestionBugs: PlantedBug[] = [
  {
    name: 'questions: no lock on the question',
    edits: [
      {
        file: `${WRITTEN}/sql.ts`,
        from: 'from written_questions q where q.id = ${id} for update',
        to: 'from written_questions q where q.id = ${id}',
      },
    ],
    caughtBy: races,
  },
  {
    name: 'questions: a late answer is paid',
    edits: [
      {
        file: `${WRITTEN}/answer-question.ts`,
        from: "q.state === 'missed' || overdue(q, at)",
        to: "q.state === 'missed'",
      },
      {
        file: 'db/migrations/0007_consultations.sql',
        from: "check (state <> 'answered' or (ended_at < due_at and answer <> ''))",
        to: 'check (true)',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'questions: the hold is not released when nobody answers',
    edits: [
      {
        file: `${WRITTEN}/move-question.ts`,
        from: 'captureJournal(q) : releaseJournal(q)',
        to: 'captureJournal(q) : undefined',
      },
    ],
    caughtBy: stories,
  },
  {
    name: 'questions: a coupon is paid by the consultant',
    edits: [
      {
        file: `${WRITTEN}/money.rules.ts`,
        from: 'const share = price - commissionOf(price',
        to: 'const share = held - commissionOf(held',
      },
      {
        file: `${WRITTEN}/money.rules.ts`,
        from: 'splitOf({\n  price,\n',
        to: 'splitOf({\n',
      },
    ],
    caughtBy: [...stories, `${WRITTEN}/rules.test.ts`],
  },
  {
    name: 'questions: our mail carries the telephone of whoever declines',
    edits: [
      {
        file: `${WRITTEN}/decline-question.ts`,
        from: '  if (contact) throw',
        to: '  if (contact && !reason) throw',
      },
    ],
    caughtBy: stories,
  },
]
