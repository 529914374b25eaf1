/** How long a written question may be, in characters as PostgreSQL counts them. */
export const LEAST_QUESTION_LENGTH = 10
/** Of a full reading; drafts may be as long. */
export const MOST_QUESTION_LENGTH = 5_000
const MOST_SHORT_LENGTH = 2_000
/** A full reading has more time than any consultant promises for an answer. */
const MOST_HOURS_OF_ANSWER = 24

/** How long a question may be that is answered within so many hours. */
export const mostQuestionLength = (answerHours: number) =>
  answerHours > MOST_HOURS_OF_ANSWER ? MOST_QUESTION_LENGTH : MOST_SHORT_LENGTH
