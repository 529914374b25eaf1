/** How long a written question may be, in characters as PostgreSQL counts them. */
export const LEAST_QUESTION_LENGTH = 10
export const MOST_QUESTION_LENGTH = 5_000
