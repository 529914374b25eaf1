import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountBugs } from './accounts.ts'
import { backgroundWorkBugs } from './background-work.ts'
import { callBugs } from './calls.ts'
import { moneyBackBugs } from './money-back.ts'
import { consultationBugs } from './consultations.ts'
import { coveringBugs } from './covering.ts'
import { doorBugs } from './door.ts'
import { paymentBugs } from './payments.ts'
import { payoutBugs } from './payouts.ts'
import { schedulingBugs } from './scheduling.ts'
import { subscriptionBugs } from './subscriptions.ts'
import { walletBugs } from './wallet.ts'
import { writtenQuestionBugs } from './written-questions.ts'

// Whether they are caught takes minutes (npm run chaos -- --planted-bugs); here only that each still matches the code.
test.each([
  ...consultationBugs,
  ...callBugs,
  ...walletBugs,
  ...coveringBugs,
  ...paymentBugs,
  ...payoutBugs,
  ...moneyBackBugs,
  ...subscriptionBugs,
  ...schedulingBugs,
  ...writtenQuestionBugs,
  ...accountBugs,
  ...backgroundWorkBugs,
  ...doorBugs,
])('the edits still match the code: $name', ({ edits }) => {
  for (const { file, from, to } of edits) {
    expect(readFileSync(file, 'utf8').split(from).length - 1, `${file} has once: ${from}`).toBe(1)
    expect(to).not.toBe(from)
  }
})
