/** Letters that people write as digits or signs, inside words. */
const LOOKALIKES: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }
/** A digit or sign between letters, or before one at the head of a word. */
const INSIDE_A_WORD = /(?<=[a-z])[013457@$](?=[a-z013457@$])|(?<=[a-z]{2})[013457@$](?![\w%])|(?<=[a-z])3(?![\w%])/g
const AT_ITS_HEAD = /(?<![\w$@%.,])[4$@](?=[a-z]{3})/g
const SPELLED = /(?<![a-z0-9])(?:[a-z][ ._*-]{1,2}){2,24}[a-z](?![a-z0-9])/g
const STRETCHED = /([a-z])\1{2,}/g
const HUNDRED = /(?:100|cem) ?(?:%|por cento|porcento)/g

/** Words of chats as they are in full. */
const SHORT: Record<string, string> = {
  vc: 'voce',
  vcs: 'voces',
  ce: 'voce',
  tu: 'voce',
  n: 'nao',
  num: 'nao',
  q: 'que',
  p: 'para',
  pra: 'para',
  pro: 'para',
  ta: 'esta',
  tao: 'estao',
  tb: 'tambem',
  c: 'com',
  mto: 'muito',
  vo: 'vou',
  msg: 'mensagem',
  pq: 'porque',
}

/** A word in single letters; also without its first or last, which may be a word: "o p i x". */
function joined(spelled: string): string {
  const word = spelled.replace(/[ ._*-]/g, '')
  return `${word} ${word.slice(1)} ${word.slice(0, -1)}`
}

const clause = ' | '

/**
 * A folded text as words with one space around each, for phrases to be looked for: digits that stand for letters are
 * letters, words in single letters are whole, `,` and `|` (the end of a sentence) are words. Time in proportion to it.
 */
export const plainWords = (folded: string): string =>
  ` ${folded
    .replace(SPELLED, joined)
    .replace(/r ?\$ ?(?=\d)/g, ' rs ')
    .replace(INSIDE_A_WORD, (sign) => LOOKALIKES[sign]!)
    .replace(AT_ITS_HEAD, (sign) => LOOKALIKES[sign]!)
    .replace(STRETCHED, '$1')
    .replace(HUNDRED, '100%')
    .replace(/(\d) %/g, '$1%')
    .replace(/(?<!\d)\.|\.(?!\d)|[!?;\n…]/g, clause)
    .replace(/(?<!\d),|,(?!\d)/g, ' , ')
    .replace(/[^a-z0-9%.,|]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SHORT[word] ?? word)
    .join(' ')} `
