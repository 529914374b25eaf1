import { describe, expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { ATTENDANTS, VISITORS } from './cast.ts'
import { newTalk, open, type Piece, reply, type Step, type Talk, tell, writtenAnswer } from './dialogue.ts'
import { hear } from './hearing.ts'
import { ANSWERS, AUTOMATIC, INSTRUMENTS, TOPIC_TEXTS } from './texts.ts'

const NOW = new Date('2026-11-22T15:00:00Z')
const [teo, , cecilia] = ATTENDANTS
const first = () => 0
const STAR: Piece = {
  name: 'A Estrela',
  sense: 'Um respiro depois da poeira.',
  counsel: 'Deixe a luz acesa.',
  question: 'O que ainda brilha?',
}

const HEARD: readonly [string, act: string, topic?: string][] = [
  ['Oi!', 'greeting'],
  ['boa noite, tudo bem?', 'greeting'],
  ['Oi, estou preocupada com o meu trabalho', 'words', 'work'],
  ['meu namorado sumiu', 'words', 'love'],
  ['Terminei um namoro de quatro anos', 'words', 'parting'],
  ['meu ex vai voltar?', 'words', 'parting'],
  ['acho que ele está me traindo', 'words', 'betrayal'],
  ['perdi minha mãe em março', 'words', 'grief'],
  ['meu pai faleceu', 'words', 'grief'],
  ['minha sogra não fala comigo', 'words', 'family'],
  ['as contas não fecham, tô com dívida', 'words', 'money'],
  ['ando muito ansiosa, não consigo dormir', 'words', 'anxiety'],
  ['não sei se aceito ou se fico', 'words', 'decision'],
  ['sonhei com um rio', 'words', 'spirit'],
  ['tira mais uma carta?', 'again'],
  ['outra', 'again'],
  ['pode tirar mais uma?', 'again'],
  ['sim, por favor', 'yes'],
  ['quero sim!', 'yes'],
  ['pode ser', 'yes'],
  ['não', 'no'],
  ['obrigada!', 'thanks'],
  ['obrigada, mas e o amor?', 'words', 'love'],
  ['valeu, tchau', 'goodbye'],
  ['preciso ir, até mais', 'goodbye'],
  ['você é um robô?', 'identity'],
  ['vc é humana?', 'identity'],
  ['estou falando com uma pessoa?', 'identity'],
  ['isso é automático?', 'identity'],
  ['me passa seu whats', 'outside'],
  ['faz amarração?', 'promise'],
  ['meu exame deu alterado', 'health'],
  ['não quero mais viver', 'danger'],
  ['quanto custa por minuto?', 'clock'],
  ['não é isso', 'no'],
  ['o que é isso?', 'words'],
  ['era só isso mesmo', 'goodbye'],
  ['vou sair do emprego', 'words', 'work'],
  ['tenho que ir morar com ele', 'words'],
  ['tenho que ir embora da casa da minha mãe', 'words', 'family'],
  ['até amanhã preciso decidir se fico', 'words', 'decision'],
  ['falei do meu trabalho e já ajudou, tchau!', 'goodbye'],
  ['tenho que ir agora', 'goodbye'],
  ['quero virar a página', 'words'],
  ['preciso tirar um tempo', 'words'],
  ['preciso tirar uma folga', 'words'],
  ['queria abrir o jogo com ele', 'words'],
  ['vira outra', 'again'],
  ['pode virar uma runa?', 'again'],
  ['tira mais uma carta sobre o trabalho', 'again', 'work'],
  ['mais uma vez ele sumiu', 'words'],
  ['meu chefe me cobra demais', 'words', 'work'],
  ['ela só me cobra', 'words'],
  ['não tenho dinheiro, quanto custa a consulta?', 'clock', 'money'],
  ['como vocês cobram?', 'clock'],
  ['ele não responde no WhatsApp', 'words', 'love'],
  ['meu marido vive no Instagram', 'words', 'love'],
  ['meu namorado sumiu, me passa seu zap', 'outside', 'love'],
  ['tem Telegram?', 'outside'],
  ['a vida anda assim', 'words'],
  ['', 'words'],
]

test.each(HEARD)('hears in “%s”: %s', (text, act, topic) => {
  expect(hear(text, NOW)).toMatchObject({ act, ...(topic && { topic }) })
  if (!topic) expect(hear(text, NOW).topic === undefined || act !== 'words').toBe(true)
})

test('hears a date of birth that exists, and whether somebody asks for the future', () => {
  expect(hear('nasci em 12/1/1987', NOW).birthDay).toEqual({ day: 12, month: 1, year: 1987 })
  for (const typed of ['31/02/1990', '12/01/2090', '99/99/9999']) expect(hear(typed, NOW).birthDay).toBeUndefined()
  expect(hear('quando vou casar', NOW).asksFuture).toBe(true)
  expect(hear('ele vai me procurar?', NOW).asksFuture).toBe(true)
  expect(hear('vou pensar nisso', NOW).asksFuture).toBe(false)
})

const saidOf = (steps: readonly Step[]) => steps.map((step) => ('say' in step ? step.say : '(sorteio)'))
const begun = (attendant = teo!) => open(newTalk(attendant, 'Téo', 'Marta'), NOW, first).talk

/** Says these in turn; what is drawn is always the Star. */
function converse(talk: Talk, texts: readonly string[], chance = first) {
  const said: string[][] = []
  for (const text of texts) {
    const answer = reply(talk, text, NOW, chance)
    talk = answer.talk
    const lines = saidOf(answer.steps)
    if (answer.steps.some((step) => 'draw' in step)) {
      const told = tell(talk, STAR, chance)
      talk = told.talk
      lines.push(...saidOf(told.steps))
    }
    said.push(lines)
  }
  return said
}

describe('the talk', () => {
  test('begins with the time of day, the name, and that a program writes', () => {
    expect(saidOf(open(newTalk(teo!, 'Téo', 'Marta'), NOW, first).steps)).toEqual([
      `Boa tarde, Marta! Aqui é Téo. ${teo!.manner}`,
      AUTOMATIC,
      'O que você gostaria de olhar hoje? Pode ser uma frase torta mesmo.',
    ])
    const early = (text: string) => saidOf(open(newTalk(teo!, 'Téo', 'Marta'), NOW, first, text).steps).slice(2)
    expect(early('Oi, boa tarde!')).toEqual(['O que você gostaria de olhar hoje? Pode ser uma frase torta mesmo.'])
    expect(early('É sobre trabalho')).toEqual([
      'Trabalho, certo. Vamos por partes.',
      'Vou embaralhar e tirar uma carta para isso.',
      '(sorteio)',
    ])
    const greetingAt = (hour: string) =>
      saidOf(open(newTalk(teo!, 'Téo', 'Marta'), new Date(`2026-11-22T${hour}:00Z`), first).steps)[0]!.split(',')[0]
    expect(['03:30', '09:00', '14:59', '15:00', '21:00'].map(greetingAt)).toEqual([
      'Boa noite',
      'Bom dia',
      'Bom dia',
      'Boa tarde',
      'Boa noite',
    ])
  })

  test('a subject is heard, a card is drawn for it, and then its question and counsel come', () => {
    expect(converse(begun(), ['É sobre o meu trabalho.', 'Me sinto parada.', 'Verdade.', 'Não sei.'])).toEqual([
      [
        'Trabalho, certo. Vamos por partes.',
        'Vou embaralhar e tirar uma carta para isso.',
        '(sorteio)',
        'Saiu A Estrela. Um respiro depois da poeira.',
        'No trabalho, leria assim: o que disso depende só de você nesta semana?',
      ],
      ['Entendi, Marta. Que bom que você contou.', 'A Estrela deixa uma pergunta: “O que ainda brilha?”'],
      ['Como conselho pequeno: deixe a luz acesa.', 'Se quiser, tiro mais uma carta. É só pedir.'],
      ['Tudo bem, não precisa.', 'Se um amigo estivesse no seu lugar, o que você diria a ele?'],
    ])
  })

  test('a second subject is heard with what lies there, and gets a card of its own once that was talked about', () => {
    const said = converse(begun(), ['estou ansiosa', 'é pela minha mãe', 'pois é', 'e o trabalho também'])
    expect(said[1]).toEqual([
      'Família é onde a gente aprende a pedir e a calar. Me conta no seu tempo.',
      'A Estrela deixa uma pergunta: “O que ainda brilha?”',
    ])
    expect(said.map((lines) => lines.includes('(sorteio)'))).toEqual([true, false, false, true])
  })

  test('yes to the offer draws again, and four are enough', () => {
    const said = converse(begun(), ['amor', 'hm', 'hm', 'sim', 'mais uma', 'outra', 'outra'])
    expect(said.filter((lines) => lines.includes('(sorteio)'))).toHaveLength(4)
    expect(said.at(-1)![0]).toContain('só fariam barulho')
  })

  test('a numerologist asks for the date first, and uses the name without one', () => {
    const talk = begun(cecilia)
    const [asked, summed] = converse(talk, ['dinheiro', '12/01/1987'])
    expect(asked!.join()).toMatch(/data de nascimento/i)
    expect(summed).toContain('(sorteio)')
    expect(converse(talk, ['dinheiro', 'prefiro não dizer'])[1]).toContain('(sorteio)')
  })

  test('who asks for certainty, a ritual, a cure or a phone number gets none, and no card', () => {
    expect(converse(begun(), ['meu ex vai voltar?'])[0]![0]).toBe(ANSWERS.future[0])
    for (const [text, act] of [
      ['faz amarração', 'promise'],
      ['tenho uma doença', 'health'],
      ['qual seu telefone', 'outside'],
    ] as const)
      expect(converse(begun(), [text])).toEqual([[ANSWERS[act][0]]])
  })

  test('somebody in danger is told of the CVV, and nothing is drawn', () => {
    expect(converse(begun(), ['quero morrer, meu namorado foi embora'])[0]!.join()).toMatch(/188/)
    for (const text of ANSWERS.danger) expect(text).toContain('188')
  })

  test('asked whether it is human, it says no, also in the middle of a subject', () => {
    for (const chance of [() => 0, () => 0.99])
      expect(converse(begun(), ['amor', 'você é uma pessoa?'], chance)[1]![0]).toMatch(/programa/)
    expect(AUTOMATIC).toMatch(/automático.*programa/)
  })

  test('a written answer says that it is automatic, and is long enough', () => {
    const text = writtenAnswer(begun(), 'Devo mudar de cidade?', STAR, NOW, first)
    expect(text).toContain(AUTOMATIC)
    expect(text).toContain('A Estrela')
    expect(text.length).toBeGreaterThan(300)
    expect(writtenAnswer(begun(), 'não quero mais viver', STAR, NOW, first)).not.toContain('A Estrela')
  })

  test('whatever is said, something is answered, without a hole in it and seldom twice', () => {
    const seed = seedOfThisRun()
    const random = seededRandom(seed)
    const anything = [
      ...HEARD.map(([text]) => text),
      ...VISITORS.flatMap(({ says }) => says),
      '🌙',
      '?',
      'x'.repeat(4_000),
    ]
    for (let n = 0; n < 60; n++) {
      const attendant = random.pick(ATTENDANTS)
      const texts = Array.from({ length: 12 }, () => random.pick(anything))
      const said = converse(begun(attendant), texts, random.next)
      for (const lines of said) {
        expect(lines.length, `seed ${seed}: ${texts.join(' | ')}`).toBeGreaterThan(0)
        for (const line of lines) expect(line, `seed ${seed}`).toMatch(/^[^{}]{2,600}$/)
      }
    }
  })
})

test('no text promises a cure, a gain or somebody’s return', () => {
  const all = [
    ...Object.values(TOPIC_TEXTS).flatMap((texts) => Object.values(texts).flat()),
    ...Object.values(ANSWERS).flat(),
    ...Object.values(INSTRUMENTS).flatMap(({ before, after, another }) => [...before, ...after, another]),
  ]
  expect(all.length).toBeGreaterThan(80)
  for (const text of all) {
    expect(text).not.toMatch(/\b(vai voltar|garanto|com certeza vai|cura(rá|do|da)|prometo|destino certo)\b/i)
    expect(text.length).toBeLessThan(420)
  }
})
