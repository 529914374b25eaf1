/**
 * What handbooks associate with a number, and a question to think about. For a conversation; arithmetic proves none of
 * it.
 */
export type NumberTheme = { speaksOf: string; question: string }

const DIGIT_THEMES: Readonly<Record<number, NumberTheme>> = {
  1: { speaksOf: 'começo, autonomia', question: 'O que só anda se eu der o primeiro passo?' },
  2: { speaksOf: 'parceria, escuta', question: 'Onde estou cedendo por gosto e onde por medo?' },
  3: { speaksOf: 'expressão, alegria', question: 'O que parei de dizer ou de fazer por vergonha?' },
  4: { speaksOf: 'estrutura, constância', question: 'Que rotina me sustenta e qual me prende?' },
  5: { speaksOf: 'mudança, curiosidade', question: 'O que é liberdade e o que é fuga?' },
  6: { speaksOf: 'cuidado, casa', question: 'Quem cuida de quem cuida?' },
  7: { speaksOf: 'estudo, silêncio', question: 'De que pergunta não consigo largar?' },
  8: { speaksOf: 'realização, recursos', question: 'O que quero medir, além de dinheiro?' },
  9: { speaksOf: 'fecho, generosidade', question: 'O que já acabou e ainda ocupa espaço?' },
}
const MASTER_QUESTION = 'O algarismo simples já não diz o bastante?'

/** The theme of 1 to 9, 11, 22 or 33. Source: articles/o-numero-do-caminho-de-vida-com-a-conta-feita, last table. */
export function themeOf({ value, root }: { value: number; root: number }): NumberTheme {
  const figure = DIGIT_THEMES[root]!
  return value === root
    ? figure
    : { speaksOf: `${figure.speaksOf}, na versão mais exigente do ${root}`, question: MASTER_QUESTION }
}
