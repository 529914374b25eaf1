import { accountBugs } from './accounts.ts'
import { backgroundWorkBugs } from './background-work.ts'
import { callBugs } from './calls.ts'
import { claimBugs } from './claims.ts'
import { coveringBugs } from './covering.ts'
import { disputeBugs } from './disputes.ts'
import { doorBugs } from './door.ts'
import { freeMinuteBugs } from './free-minutes.ts'
import { moneyBackBugs } from './money-back.ts'
import { orderBugs } from './orders.ts'
import { paymentBugs } from './payments.ts'
import { payoutBugs } from './payouts.ts'
import { schedulingBugs } from './scheduling.ts'
import { subscriptionBugs } from './subscriptions.ts'
import { walletBugs } from './wallet.ts'
import { writtenQuestionBugs } from './written-questions.ts'

/** The bugs that tests catch; those that only chaos catches are in `consultations.ts`. */
export const bugsForTests = [
  ...accountBugs,
  ...backgroundWorkBugs,
  ...callBugs,
  ...claimBugs,
  ...coveringBugs,
  ...disputeBugs,
  ...doorBugs,
  ...freeMinuteBugs,
  ...moneyBackBugs,
  ...orderBugs,
  ...paymentBugs,
  ...payoutBugs,
  ...schedulingBugs,
  ...subscriptionBugs,
  ...walletBugs,
  ...writtenQuestionBugs,
]
