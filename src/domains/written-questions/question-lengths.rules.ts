/** How long a written question may be, in characters as PostgreSQL counts them. */
export const MIN_QUESTION_LENGTH = 10
export const MAX_QUESTION_LENGTH = 5_000
