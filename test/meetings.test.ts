import { expect, test } from 'vitest'
import { findUnaskedMeetings } from './laws/meetings.ts'
import { readCode, readDatabaseTexts } from './laws/sources.ts'

/** Verbs with a client and a consultant that need not ask whether the two meet, and why. */
const NEED_NOT_ASK: Readonly<Record<string, string>> = {
  'claims/decide-claim.ts': 'the team decides about what was',
  'claims/give-back.ts': 'the team gives back what was paid',
  'claims/refund-by-rule.ts': 'gives back what was paid',
  'clients/block-person.ts': 'is what keeps them from meeting',
  'clients/save-note.ts': 'a note is read by nobody else',
  'consultants/favourites/add-favourite.ts': 'the consultant never learns of it',
  'consultations/lifecycle/accept-consultation.ts': 'a block ends the request itself, under its lock',
  'consultations/lifecycle/open-booked-room.ts': 'what could not be cancelled for nothing takes place (decision 118)',
  'consultations/welcome-minutes/grant-welcome-minutes.ts': 'a part of the request, which asks',
  'written-questions/answer-clarification.ts': 'what was asked before a block is answered: it was paid',
  'written-questions/decline-question.ts': 'ends a meeting, and the money comes back',
  'written-questions/save-draft.ts': 'a draft is read by nobody else',
  'reminders/follows/set-follow.ts': 'the consultant never learns of it, and nothing is sent when the two do not meet',
  'reviews/featured/weigh-reviews.ts': 'sums up what was said already',
  'reviews/moderation/decide-held.ts': 'the team decides about what was said',
  'reviews/moderation/keep-review.ts': 'the team decides about what was said',
  'reviews/moderation/remove-review.ts': 'the team decides about what was said',
  'reviews/publish-review.ts': 'a part of writing one',
  'reviews/write-review.ts': 'whoever paid says how it was, in public and not to the consultant',
  'scheduling/bookings/cancel-booking.ts': 'ends a meeting',
  'scheduling/bookings/compensate-client.ts': 'the house gives it, for a meeting that was not',
  'scheduling/reschedule-requests/end-reschedule-request.ts': 'ends what was proposed',
}

const code = readCode()

test('14. every verb with a client and a consultant asks whether the two meet', () => {
  const found = findUnaskedMeetings(code, readDatabaseTexts())
  expect(found.filter((path) => !(path in NEED_NOT_ASK))).toEqual([])
  expect(
    Object.keys(NEED_NOT_ASK).filter((path) => !found.includes(path)),
    'asks, or is gone',
  ).toEqual([])
})

test('law 14 catches a verb that is called from outside, and one that writes a table of both', () => {
  const database = new Map([
    ['db/migrations/0001_gifts.sql', 'create table gifts (client_id uuid, consultant_id uuid, words text);'],
  ])
  const verb = 'export const sendGift = ({ clientId, consultantId }) => clientId + consultantId'
  const broken = new Map([
    ['src/domains/gifts/endpoints.ts', `import { sendGift } from './send-gift.ts'`],
    ['src/domains/gifts/send-gift.ts', verb],
    ['src/domains/gifts/sql.ts', 'export const insertGift = (tx) => tx`insert into gifts (client_id) values (1)`'],
    ['src/domains/gifts/wrap-gift.ts', 'export const wrapGift = (tx) => insertGift(tx)'],
  ])
  expect(findUnaskedMeetings(broken, database)).toEqual(['gifts/send-gift.ts', 'gifts/wrap-gift.ts'])
  const asking = `import { findMeetingObstacle } from '#domains/consultants/index.ts'\n${verb}`
  broken.set('src/domains/gifts/send-gift.ts', `${asking}\nfindMeetingObstacle()`)
  expect(findUnaskedMeetings(broken, database)).toEqual(['gifts/wrap-gift.ts'])
})
