/** Bounds of replies written beforehand: how many, and characters of each. */
export const MOST_QUICK_REPLIES = 20
export const MOST_REPLY_CHARACTERS = 500
