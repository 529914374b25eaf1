import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { cancelContested } from './cancel-contested.ts'
import { listTakenByBanks } from './sql.ts'

/** Cancels what is not packed of orders whose money a bank took. */
export const sweepTakenByBanks = (given: Parameters<Job['run']>[0]) =>
  sweepDue(given, {
    name: 'catalogue.taken-goods',
    list: (most, aside) => listTakenByBanks(given.db, most, { aside }),
    subjectOf: ({ id }) => id,
    act: ({ id }) => cancelContested(given.db, { id, clock: given.clock }),
    most: 50,
  })
