import { accountBugs } from './accounts.ts'
import { backgroundWorkBugs } from './background-work.ts'
import { bookedRoomBugs } from './booked-rooms.ts'
import { bookingBugs } from './bookings.ts'
import { browserBugs } from './browsers.ts'
import { callBugs } from './calls.ts'
import { claimBugs } from './claims.ts'
import { compensationBugs } from './compensations.ts'
import { contestedBookingBugs } from './contested-bookings.ts'
import { coveringBugs } from './covering.ts'
import { dayCardBugs } from './day-cards.ts'
import { disputeBugs } from './disputes.ts'
import { doorBugs } from './door.ts'
import { freeMinuteBugs } from './free-minutes.ts'
import { idBugs } from './ids.ts'
import { keptBonusBugs } from './kept-bonus.ts'
import { keptMinutesBugs } from './kept-minutes.ts'
import { moneyBackBugs } from './money-back.ts'
import { operationBugs } from './operations.ts'
import { orderBugs } from './orders.ts'
import { paymentBugs } from './payments.ts'
import { payoutBugs } from './payouts.ts'
import { photoBugs } from './photos.ts'
import { privateCalendarBugs } from './private-calendars.ts'
import { reachingOthersBugs } from './reaching-others.ts'
import { reviewBugs } from './reviews.ts'
import { speakingBugs } from './speaking.ts'
import { paperBugs } from './papers.ts'
import { statisticsBugs } from './statistics.ts'
import { subscriptionBugs } from './subscriptions.ts'
import { typedTextBugs } from './typed-text.ts'
import { walletBugs } from './wallet.ts'
import { wholeSecondBugs } from './whole-seconds.ts'
import { writtenQuestionBugs } from './written-questions.ts'

/** The bugs that tests catch; those that only chaos catches are in `consultations.ts`. */
export const bugsForTests = [
  ...accountBugs,
  ...backgroundWorkBugs,
  ...bookedRoomBugs,
  ...privateCalendarBugs,
  ...bookingBugs,
  ...browserBugs,
  ...callBugs,
  ...claimBugs,
  ...compensationBugs,
  ...contestedBookingBugs,
  ...coveringBugs,
  ...dayCardBugs,
  ...disputeBugs,
  ...doorBugs,
  ...freeMinuteBugs,
  ...idBugs,
  ...keptBonusBugs,
  ...keptMinutesBugs,
  ...moneyBackBugs,
  ...operationBugs,
  ...orderBugs,
  ...paymentBugs,
  ...payoutBugs,
  ...photoBugs,
  ...reachingOthersBugs,
  ...reviewBugs,
  ...speakingBugs,
  ...paperBugs,
  ...statisticsBugs,
  ...subscriptionBugs,
  ...typedTextBugs,
  ...walletBugs,
  ...wholeSecondBugs,
  ...writtenQuestionBugs,
]
