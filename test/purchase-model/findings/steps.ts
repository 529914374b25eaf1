import type { Command } from '../commands.ts'

type Buying = Extract<Command, { does: 'buy' }>
export const [CREDITS, PACKAGE, SUBSCRIPTION, PLAN, SINGLE, WRITTEN, AMOUNT] = [0, 1, 2, 3, 4, 5, 6]
export const buy = (item: number, more: Partial<Buying> = {}): Buying => ({
  does: 'buy',
  item,
  isCard: false,
  gateway: 0,
  coupon: false,
  balance: 0,
  pays: 'now',
  ...more,
})
export const begin: Command = { does: 'begin', dear: false, welcome: false }
export const end = (minutes: number): Command => ({ does: 'end', minutes })
export const refundedElsewhere = (share: number, which = 0): Command => ({ does: 'refund_elsewhere', which, share })
export const disputed = (share = 4, which = 0): Command => ({ does: 'dispute', which, share, isHeard: true })
export const untold = (share: number, which = 0): Command => ({ does: 'dispute', which, share, isHeard: false })
export const decided = (isWon: boolean, which = 0): Command => ({ does: 'decide', which, case: 0, isWon })
export const withdraw = (share: number): Command => ({ does: 'withdraw', share })
export const refundsAre = (answer: Extract<Command, { does: 'carry_refunds' }>['answer']): Command => ({
  does: 'carry_refunds',
  answer,
})
export const passed = (days: number): Command => ({ does: 'pass', days, renewals: 'paid' })
export const lapsed: Command = { does: 'pass', days: 62, renewals: 'silent' }
export const cancel: Command = { does: 'cancel', which: 0 }
export const cancelSecond: Command = { does: 'cancel', which: 1 }
export const giveUp: Command = { does: 'give_up', which: 0 }
export const leave: Command = { does: 'leave', who: 'client' }
export const payLate: Command = { does: 'pay_late', which: 0 }
export const chargedAgain = (share = 4, taken = 0): Command => ({ does: 'charge_again', which: 0, share, taken })
export const secondDecided = (isWon: boolean, which = 0): Command => ({ does: 'decide', which, case: 1, isWon })
export const hearLater: Command = { does: 'hear', which: 0, times: 1 }
export const unheard = { pays: 'lost_answer' as const }

/** Twenty minutes with the usual consultant, tomorrow, paid at the bank unless it says otherwise. */
export const book = (more: Partial<Extract<Command, { does: 'book' }>> = {}): Command => ({
  does: 'book',
  dear: false,
  minutes: 20,
  hours: 30,
  share: 0,
  isCard: false,
  gateway: 0,
  pays: 'now',
  ...more,
})
type Meeting = Extract<Command, { does: 'meet' }>
export const meet = (who: Meeting['who'], minutes: number, by: Meeting['by'] = 'time'): Command => ({
  does: 'meet',
  who,
  minutes,
  by,
})
type Cancelling = Extract<Command, { does: 'cancel_booking' }>
export const cancelBooking = (by: Cancelling['by'] = 'client', isLate = false): Command => ({
  does: 'cancel_booking',
  which: 0,
  by,
  isLate,
})

export const earn: Extract<Command, { does: 'earn' }> = { does: 'earn', dear: false, minutes: 10 }
export const clearNow: Command = { does: 'clear_now' }
export const earned = [earn, earn]
export const freed: Command[] = [...earned, clearNow]
export const payOut = (answer: Extract<Command, { does: 'send_payouts' }>['answer']): Command => ({
  does: 'ask_payout',
  share: 4,
  times: 2,
  answer,
})
export const bankMoves = (to: Extract<Command, { does: 'bank_moves' }>['to'], isSilent = false): Command => ({
  does: 'bank_moves',
  which: 0,
  to,
  rings: true,
  isSilent,
})
export const claimed = (share: number | null, which = 0): Command => ({
  does: 'claim',
  which,
  share,
  bearer: 'consultant',
})
