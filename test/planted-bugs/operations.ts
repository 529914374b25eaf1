import type { PlantedBug } from './planted-bug.ts'

export const operationBugs: PlantedBug[] = [
  {
    name: 'sweeps: a run ends after its first page',
    edits: [
      {
        file: 'src/platform/sweeps/until-empty.ts',
        from: 'while ((await batch(most)) >= most && !isStopping?.());',
        to: 'if (!isStopping?.()) await batch(most)',
      },
    ],
    caughtBy: ['src/platform/sweeps/sweep-due.test.ts'],
  },
  {
    name: 'sweeps: mails that are due are sent in one batch a second',
    edits: [
      {
        file: 'src/domains/notifications/send-mails.ts',
        from: 'untilEmpty(context, AT_ONCE, async (most) => {',
        to: '((_context: MailContext, most: number, batch: (most: number) => Promise<number>) => batch(most))(context, AT_ONCE, async (most) => {',
      },
    ],
    caughtBy: ['test/sweeps-until-empty.test.ts'],
  },
  {
    name: 'failover: a statement on a read-only server is not repeated elsewhere',
    edits: [{ file: 'src/platform/db.ts', from: '  READ_ONLY,\n', to: '' }],
    caughtBy: ['src/platform/failover.test.ts'],
  },
  {
    name: "clocks: a web process goes by its machine's clock",
    edits: [
      {
        file: 'src/platform/process-clock.ts',
        from: 'now = (): Date => this.#read()',
        to: 'now = (): Date => (this.#read ? new Date() : this.#read())',
      },
    ],
    caughtBy: ['src/platform/process-clock.test.ts'],
  },
  {
    name: 'production: it starts without a word about proxies',
    edits: [
      {
        file: 'src/server/start-faults.ts',
        from: 'environment.TRUSTED_PROXIES ? [] : [UNTOLD_PROXIES]',
        to: 'environment ? [] : [UNTOLD_PROXIES]',
      },
    ],
    caughtBy: ['src/server/start-faults.test.ts'],
  },
  {
    name: 'mails: whoever opens the link of a mail has left the list',
    edits: [
      {
        file: 'src/domains/newsletter/ui/mail-link-action.tsx',
        from: '  if (isSuccess) return',
        to: '  useEffect(() => mutate(), [mutate])\n  if (isSuccess) return',
      },
    ],
    caughtBy: ['test/acts-on-open.test.ts'],
  },
]
