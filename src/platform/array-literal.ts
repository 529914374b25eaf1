/**
 * The array literal of whole numbers, for a parameter of type `bigint[]`; undefined becomes null. The driver quotes and
 * escapes each element on its own, which takes twice as long, and sixteen times for dates.
 */
export const arrayLiteral = (numbers: readonly (number | bigint | undefined)[]): string =>
  `{${numbers.map((one) => one ?? 'null').join()}}`
