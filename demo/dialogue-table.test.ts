import { expect, test } from 'vitest'
import { ATTENDANTS } from './cast.ts'
import { begin, newTalk, open, reply, type Piece, type Talk, tell } from './dialogue.ts'

const NOW = new Date('2026-11-22T15:00:00Z')
/** Fehu as `divine` brings it from the texts of the site. */
const FEHU: Piece = {
  name: 'Fehu',
  sense: 'O nome quer dizer gado. Hoje se lê como aquilo que se tem e que anda: dinheiro, tempo, saber.',
  counsel: 'Anote numa folha o que você tem hoje para isto.',
  question: 'O que tenho e não estou contando?',
  about: 'Fehu era o gado, e gado era a medida de toda riqueza.',
  obstacle: 'Contar só o que falta.',
  other: 'A conta que ninguém faz: o que escorre aos pouquinhos.',
}
const SENSE = /aquilo que se tem e que anda/
const ABOUT = /medida de toda riqueza/
const OBSTACLE = /Contar só o que falta/
const OTHER = /o que escorre aos pouquinhos/
const COUNSEL = /Anote numa folha/
const DRAWS = /\(sorteio\)/
/** What fills a line and answers nothing. */
const FILLER = /sigo com você|estou acompanhando|que bom que você contou|estou aqui\b|pode mandar|tome o tempo/i
const ENDS_WITH_A_QUESTION = /[?]$/

type Row = readonly [sentence: string, contains: readonly RegExp[], never?: readonly RegExp[]]

/** Said first, before anything was drawn. */
const AT_FIRST: readonly Row[] = [
  ['Estou devendo no cartão e não durmo', [/“Estou devendo no cartão e não durmo”/, DRAWS, SENSE, COUNSEL]],
  ['Devo trocar de emprego?', [/“Devo trocar de emprego\?”/, DRAWS, SENSE]],
  ['Meu namorado sumiu há duas semanas', [/“Meu namorado sumiu/, DRAWS, SENSE]],
  ['Quando eu vou casar?', [/não sei dizer, e ninguém sabe/, DRAWS, SENSE], [/vai casar/]],
  ['Ele vai voltar para mim?', [/não sei dizer/, DRAWS], [/vai voltar\./]],
  ['Perdi minha mãe em março e a casa ficou grande', [/“Perdi minha mãe/, DRAWS], [/recado dela/]],
  ['Tira uma runa para mim?', [DRAWS, SENSE]],
  ['Pode tirar uma pedra sobre a minha irmã?', [/“Pode tirar uma pedra/, DRAWS]],
  ['Sonhei que perdia o trem', [/“Sonhei que perdia o trem”/, DRAWS]],
  ['Não sei se fico ou se vou embora', [/“Não sei se fico/, DRAWS]],
  ['A minha sogra não fala comigo', [/“A minha sogra/, DRAWS]],
  ['Ando sem vontade de nada', [/“Ando sem vontade de nada”/, DRAWS]],
  ['Oi', [/Qual é a sua pergunta/], [DRAWS]],
  ['boa tarde!', [/Qual é a sua pergunta/], [DRAWS]],
  ['Você é uma pessoa?', [/programa/], [DRAWS, /^sou uma pessoa/im]],
  ['estou falando com um robô?', [/programa/], [DRAWS]],
  ['Faz amarração amorosa?', [/Isso eu não faço/], [DRAWS]],
  ['Me dá os números da loteria', [/Isso eu não faço/], [DRAWS]],
  ['Meu exame deu alterado, é câncer?', [/De saúde eu não falo/, /192/], [DRAWS]],
  ['Qual remédio eu tomo para dormir?', [/De saúde eu não falo/], [DRAWS]],
  ['Me passa seu WhatsApp', [/fica toda por aqui/], [DRAWS]],
  ['Quanto custa o minuto?', [/ao lado do relógio/, /45 segundos/], [DRAWS]],
  ['O relógio está andando?', [/só a sua palavra ou o seu toque/], [DRAWS]],
]

/** Said after Fehu was drawn for a question about money. */
const AFTERWARDS: readonly Row[] = [
  ['O que significa essa pedra?', [ABOUT], [DRAWS]],
  ['E o que essa runa quer dizer para mim?', [ABOUT], [DRAWS]],
  ['Por que saiu essa?', [ABOUT], [DRAWS]],
  ['me explica melhor a runa', [ABOUT], [DRAWS]],
  ['qual a origem do símbolo?', [ABOUT], [DRAWS]],
  ['O que eu faço com isso?', [COUNSEL], [DRAWS]],
  ['qual é o conselho?', [COUNSEL], [DRAWS]],
  ['por onde eu começo?', [COUNSEL], [DRAWS]],
  ['como eu aplico isso na segunda-feira?', [COUNSEL], [DRAWS]],
  ['o que me atrapalha?', [OBSTACLE], [DRAWS]],
  ['com que devo ter cuidado?', [OBSTACLE], [DRAWS]],
  ['E se ela viesse invertida?', [OTHER], [DRAWS]],
  ['qual o outro lado disso?', [OTHER], [DRAWS]],
  ['isso é bom?', [/sim ou um não eu não dou/, OBSTACLE], [DRAWS]],
  ['sim ou não: eu pago a dívida este ano?', [/sim ou um não eu não dou/], [DRAWS, /você vai pagar/]],
  ['Eu gasto quando fico triste', [/“Eu gasto quando fico triste”/, OBSTACLE]],
  ['Nunca anotei o que gasto', [/“Nunca anotei o que gasto”/, OBSTACLE], [DRAWS]],
  ['E o meu casamento, como fica?', [/“E o meu casamento, como fica\?”/, DRAWS]],
  ['tira mais uma', [DRAWS]],
  ['quero outra runa', [DRAWS]],
  ['não', [/Tudo bem/], [DRAWS]],
  ['sim', [OBSTACLE], [DRAWS]],
  ['obrigada, ajudou muito', [/agradeço|Leva com você/], [DRAWS]],
  ['vou sair do emprego', [/“vou sair do emprego”/, OBSTACLE], [DRAWS]],
]

const ingrid = ATTENDANTS.find(({ instrument }) => instrument === 'runes')!
const textOf = (answer: { steps: ({ say: string } | { draw: true })[] }) =>
  answer.steps.map((step) => ('say' in step ? step.say : '(sorteio)'))

/** The answer, with what follows a draw. */
function answerTo(talk: Talk, sentence: string, by: typeof reply): { talk: Talk; lines: string[] } {
  const answer = by(talk, sentence, NOW, () => 0)
  const lines = textOf(answer)
  if (!answer.steps.some((step) => 'draw' in step)) return { talk: answer.talk, lines }
  const told = tell(answer.talk, FEHU, () => 0)
  return { talk: told.talk, lines: [...lines, ...textOf(told)] }
}

function check(lines: readonly string[], [, contains, never = []]: Row) {
  const text = lines.join('\n')
  for (const pattern of contains) expect(text).toMatch(pattern)
  for (const pattern of [...never, FILLER]) expect(text).not.toMatch(pattern)
  expect(text, 'gives the word back').toMatch(ENDS_WITH_A_QUESTION)
}

const greeted = () => open(newTalk(ingrid, 'Ingrid', 'Marta'), NOW, () => 0).talk

for (const row of AT_FIRST) test(`at first: “${row[0]}”`, () => check(answerTo(greeted(), row[0], begin).lines, row))

for (const row of AFTERWARDS)
  test(`after a rune for money: “${row[0]}”`, () => {
    const { talk } = answerTo(greeted(), 'Estou sem dinheiro para o aluguel', begin)
    check(answerTo(talk, row[0], reply).lines, row)
  })

test('the table is long enough, and two questions in a row never have the same answer', () => {
  expect(AT_FIRST.length + AFTERWARDS.length).toBeGreaterThanOrEqual(40)
  let { talk } = answerTo(greeted(), 'Estou sem dinheiro para o aluguel', begin)
  const seen = new Set<string>()
  for (const question of ['O que muda este mês?', 'E na minha casa, o que muda?', 'O que eu não estou vendo?']) {
    const next = answerTo(talk, question, reply)
    talk = next.talk
    expect(seen).not.toContain(next.lines.join())
    seen.add(next.lines.join())
  }
})
