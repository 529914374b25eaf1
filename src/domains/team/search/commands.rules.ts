/** Acts about a person that the search begins: the words that ask for them, and what their page opens (`?ato=`). */
const ACTS = [
  { verb: 'suspender', words: 'Suspender', act: 'suspender' },
  { verb: 'bloquear', words: 'Bloquear', act: 'bloquear' },
  { verb: 'advertir', words: 'Advertir', act: 'advertir' },
  { verb: 'corrigir', words: 'Corrigir dados de', act: 'corrigir' },
  { verb: 'bonificar', words: 'Dar bônus a', act: 'bonificar' },
  { verb: 'desconectar', words: 'Encerrar os acessos de', act: 'desconectar' },
] as const
export type PersonAct = (typeof ACTS)[number]

const LEAST_VERB = 4
const LEAST_NAME = 2

/** Without accents and capitals, as names are compared. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** "suspender Luna" is an act and whom it is about; "suspender" alone, or any other text, is what is searched for. */
export function readCommand(typed: string): { act: PersonAct | undefined; text: string } {
  const [first = '', ...rest] = typed.trim().split(/\s+/)
  const text = rest.join(' ')
  const verb = plain(first)
  const act = verb.length >= LEAST_VERB ? ACTS.find((one) => one.verb.startsWith(verb)) : undefined
  return act && text.length >= LEAST_NAME ? { act, text } : { act: undefined, text: typed.trim() }
}

/** Places of the back office whose name, or a word of it, begins with what was typed. */
export const placesNamed = <P extends { words: string }>(places: readonly P[], typed: string): readonly P[] => {
  const asked = plain(typed.trim())
  return asked.length < LEAST_NAME
    ? []
    : places.filter(({ words }) => plain(words).startsWith(asked) || plain(words).includes(` ${asked}`))
}
