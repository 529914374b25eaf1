/**
 * How easy a Portuguese text reads, on the adapted Flesch scale: above 75 very easy, 50 to 75 easy, below 50 hard.
 * Source: Martins, Ghiraldelo, Nunes, Oliveira Jr. (1996), ICMSC-USP: 248.835 − 1.015 × words/sentence − 84.6 ×
 * syllables/word.
 */
export function fleschOf(text: string): number {
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((one) => /[\p{L}\d]/u.test(one))
  const words = text.match(/R\$\s?[\d.,]+|[\p{L}\d]+(?:[-/,.][\p{L}\d]+)*%?/gu) ?? []
  if (words.length === 0) return 100
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 248.835 - 1.015 * (words.length / Math.max(1, sentences.length)) - 84.6 * (syllables / words.length)
}

/** A figure is read as one glances at it: two syllables, whatever its digits. */
const FIGURE = 2

/** Vowels that stand for one syllable together: diphthongs, and the u that is not heard. */
const TOGETHER = /[aeo][iu]|iu|ui(?![nrzl])|[ãâ][oei]|[õ]e|[áéíóúâêô][iu]|ou|(?<=[qg])u[eiéêí]|(?<=q)u[aoá]/giu
/** At the end of a word whose accent falls before it: "história", "série", "próprio". */
const FALLING_END = /(?<=[áéíóúâêôãõ][^\s]*[^aeiouáéíóúâêôãõ])i[aeo](?=s?$)/iu

/** How many syllables a word has; exact enough for an average. */
export function syllablesOf(word: string): number {
  if (/\d/.test(word)) return FIGURE
  const whole = word.toLowerCase().replace(FALLING_END, 'a').replace(TOGETHER, 'a')
  return Math.max(1, whole.match(/[aeiouáéíóúâêôãõàü]/gu)?.length ?? 1)
}
