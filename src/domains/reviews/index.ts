export { answerReview } from './answer-review.ts'
export { writeReview } from './write-review.ts'
