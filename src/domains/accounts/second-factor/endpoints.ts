import { serve, type Route } from '#platform/http.ts'
import type { Seal } from '#platform/seal.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import * as contract from './contract.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { showSecondFactor } from './show-second-factor.ts'
import { findSecondFactor } from './sql.ts'

/** `seal`: keeps the secrets of authenticator apps. */
export const secondFactorEndpoints = (seal: Seal): Route[] => [
  serve(contract.readSecondFactor, async ({ db, viewer }) => {
    const factor = await findSecondFactor(db, viewer.id)
    return { isSet: !!factor?.sealedSecret, codesLeft: factor?.codesLeft ?? 0 }
  }),
  serve(contract.beginSecondFactor, ({ db, now, viewer }) => beginSecondFactor(db, { personId: viewer.id, seal, now })),
  serve(contract.confirmSecondFactor, async ({ db, now, viewer, input }) => ({
    recoveryCodes: await confirmSecondFactor(db, { ...input, viewer, seal, now }),
  })),
  serve(contract.showSecondFactor, async ({ db, now, viewer, input }) => {
    await showSecondFactor(db, { ...input, viewer, seal, now })
    return {}
  }),
  serve(contract.renewRecoveryCodes, async ({ db, now, viewer }) => ({
    recoveryCodes: await renewRecoveryCodes(db, { personId: viewer.id, now }),
  })),
]
