/**
 * The text on a hexagram, written for this site (90 to 125 words in all): its two trigrams as one scene, the tradition,
 * its sense today, one piece of advice and one question. Nothing is foretold.
 */
export type Meaning = { image: string; tradition: string; today: string; counsel: string; question: string }
