/** What is looked for, and what takes its sense away: denials before it, or also within; other words around it. */
export type Phrases = { patterns: readonly RegExp[]; unless: RegExp; deniesWithin: boolean }

/** Words that deny: "não garanto", "nunca peço", "desconfie de quem promete". */
const DENIED =
  'nao|nunca|jamais|ninguem|nem|nenhum|nenhuma|sem|nada|evite|cuidado|desconfie|desconfia|fuja|golpe|golpista|' +
  'golpistas|mentira|mito|proibido|impossivel'
const DENIAL = new RegExp(` (?:${DENIED}) `)
const BEFORE = 70
const AFTER = 28

/** `~3` in a phrase: up to three words of the same sentence. */
const gaps = (phrase: string) => phrase.replace(/ ~(\d+) /g, '(?: [a-z0-9%$,.]{1,24}){0,$1} ')

type Sense = {
  /** Words by a name that phrases use. */
  lists: Record<string, string>
  /** Words that show another sense, in the same part of the sentence. */
  unless?: string
  /** Whether a denial within the phrase is a part of it: "se você não pagar". */
  deniesWithin?: boolean
}

/** Phrases of words: `(a|b)` one of them, `~n` up to n others, `{NAME}` one of a list. */
export function phrases({ lists, unless = '(?!)', deniesWithin = false }: Sense, ...lines: readonly string[]): Phrases {
  const filled = (line: string): string => {
    const next = line.replace(/\{([A-Z]+)\}/g, (_whole, name: string) => `(?:${lists[name]!})`)
    return next === line ? line : filled(next)
  }
  return {
    patterns: lines.map((line) => new RegExp(`(?<= )${gaps(filled(line))}(?= )`, 'g')),
    unless: new RegExp(` (?:${unless}) `),
    deniesWithin,
  }
}

/** Denies all of a list: "nada de telefone, aplicativo ou pagamento por fora". */
const DENIED_LIST = / nada de (?!.* \| )/

/** The words of the same part of the sentence before a place. */
function partBefore(words: string, at: number): string {
  const before = words.slice(Math.max(0, at - BEFORE), at)
  if (DENIED_LIST.test(before)) return before
  const starts = Math.max(before.lastIndexOf(' , '), before.lastIndexOf(' | '))
  return before.slice(starts < 0 ? 0 : starts + 2)
}

/** And those that follow, as whole words. */
function partAfter(words: string, at: number): string {
  const after = words.slice(at, at + AFTER)
  const ends = after.search(/ [,|] /)
  return ends < 0 ? after : after.slice(0, ends + 1)
}

/** The first of the phrases in plain words (`plainWords`), without those whose sense is another. */
export function findPhrase(words: string, { patterns, unless, deniesWithin }: Phrases): string | undefined {
  for (const pattern of patterns)
    for (const match of words.matchAll(pattern)) {
      const [found] = match
      const before = partBefore(words, match.index)
      const isDenied = DENIAL.test(before) || (!deniesWithin && DENIAL.test(` ${found} `))
      if (!isDenied && !unless.test(before + found + partAfter(words, match.index + found.length))) return found.trim()
    }
  return undefined
}
