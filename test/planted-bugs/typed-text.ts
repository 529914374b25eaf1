import type { PlantedBug } from './planted-bug.ts'

/** Bugs in what typed text is, and in what it pays. */
export const typedTextBugs: PlantedBug[] = [
  {
    name: 'typed text: a message in which nothing is seen is a word',
    edits: [
      {
        file: 'db/functions/store_messages.sql',
        from: `(n.typed ~ '[!-~]' or visible_part(n.typed) <> '')`,
        to: `(n.typed ~ '[!-~]' or btrim(n.typed) <> '')`,
      },
    ],
    caughtBy: ['src/domains/consultations/messages/unseen-messages.test.ts'],
  },
  {
    name: 'typed text: a document is stored in another form than the checked one',
    edits: [
      {
        file: 'src/domains/consultants/tax-id/tax-id.rules.ts',
        from: '(CPF.test(bare) && cpf.isValid(bare))',
        to: 'cpf.isValid(bare)',
      },
    ],
    caughtBy: ['src/domains/consultants/tax-id/tax-id.rules.test.ts'],
  },
  {
    name: 'typed text: a rule begins anew at each letter',
    edits: [
      {
        file: 'src/domains/consultants/profile-changes/contact-data.rules.ts',
        from: '(?<=[\\w.+-]\\s{0,2})',
        to: '[\\w.+-]+\\s*',
      },
    ],
    caughtBy: ['test/time-of-text-rules.test.ts'],
  },
]
