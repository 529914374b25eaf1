import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import { announceVersions } from './agreements/announce-versions.ts'
import { deleteUnusedDevices } from './devices/sql.ts'
import { deleteExpiredConfirmations } from './email/sql.ts'
import { eraseEndedInvitations, forgetExpired } from './proposals/sql.ts'
import { sendRecoveryMails } from './recovery/send-recovery-mails.ts'
import { deleteExpiredRecoveries } from './recovery/sql.ts'
import { eventChainCheck } from './security-events/check-event-chain.ts'
import { deleteOldOrigins } from './security-events/sql.ts'
import { deleteOldSessions } from './sessions/sql.ts'

/** A device that did not sign in for so long is unknown again. */
const DEVICE_KNOWN_FOR_MS = 365 * 86_400_000

/** How many sessions are deleted at once. */
const AT_ONCE = 1_000

const DAY_MS = 86_400_000

export const jobs: Job[] = [
  { name: 'accounts.announce-legal-versions', everySeconds: 10, run: announceVersions },
  { name: 'accounts.send-recovery-mails', everySeconds: 1, run: sendRecoveryMails },
  {
    name: 'accounts.delete-expired-links',
    everySeconds: 3_600,
    run: async ({ db, now }) => {
      await deleteExpiredRecoveries(db, new Date(now.getTime() - DAY_MS))
      await deleteExpiredConfirmations(db, new Date(now.getTime() - DAY_MS))
    },
  },
  {
    name: 'accounts.erase-ended-proposals',
    everySeconds: 3_600,
    run: async ({ db, now }) => {
      await eraseEndedInvitations(db, now)
      await forgetExpired(db, now)
    },
  },
  {
    name: 'accounts.delete-old-event-origins',
    everySeconds: 3_600,
    run: ({ db, now }) => deleteOldOrigins(db, now),
  },
  {
    name: 'accounts.check-invariants',
    everySeconds: 60,
    run: ({ db, log }) => checkInvariants(db, eventChainCheck, log),
  },
  {
    name: 'accounts.delete-old-sessions',
    everySeconds: 3_600,
    run: (given) => untilEmpty(given, AT_ONCE, (most) => deleteOldSessions(given.db, given.now, most)),
  },
  {
    name: 'accounts.delete-unused-devices',
    everySeconds: 3_600,
    run: ({ db, now }) => deleteUnusedDevices(db, new Date(now.getTime() - DEVICE_KNOWN_FOR_MS)),
  },
]
