/**
 * What a figure says, in words of our own (90 to 125 in all): its two trigrams as one scene, what the tradition tells,
 * how it lives today, one counsel and one question. A way to look, nothing foretold.
 */
export type Meaning = { image: string; tradition: string; today: string; counsel: string; question: string }
