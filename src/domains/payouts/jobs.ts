import type { PayoutGateways } from '#gateways/payouts/gateways.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { alarmUnconfiguredGateways } from './alarm-unconfigured-gateways.ts'
import { alarmUnknown, askBank } from './ask-bank.ts'
import { payoutCheck } from './payout-check.ts'
import { payOutWeekly } from './pay-out-weekly.ts'
import { sendPayouts } from './send-payouts.ts'

/** The active gateway sends; each is asked about its own payouts, so that one that hangs does not hold up another. */
export const jobsWith = (gateways: PayoutGateways): Job[] => [
  { name: 'payouts.send', everySeconds: 1, run: (given) => sendPayouts({ ...given, gateway: gateways.active }) },
  ...gateways.all.map(
    (gateway): Job => ({
      name: `payouts.ask.${gateway.name}`,
      everySeconds: 1,
      run: (given) => askBank({ ...given, gateway }),
    }),
  ),
  { name: 'payouts.weekly', everySeconds: 60, run: payOutWeekly },
  { name: 'payouts.alarm', everySeconds: 60, run: alarmUnknown },
  {
    name: 'payouts.alarm_unconfigured',
    everySeconds: 60,
    run: alarmUnconfiguredGateways(gateways.all.map(({ name }) => name)),
  },
  {
    name: 'payouts.invariants',
    everySeconds: 60,
    run: ({ db, log }) => checkInvariants(db, payoutCheck, log),
  },
]
