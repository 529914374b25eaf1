import { describe, expect, test } from 'vitest'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { ATTENDANTS, VISITORS } from './cast.ts'
import { begin, newTalk, open, type Piece, reply, type Step, type Talk, tell, writtenAnswer } from './dialogue.ts'
import { hear, quoteOf } from './hearing.ts'
import { ANSWERS, ASK_BIRTH_DAY, AUTOMATIC, FURTHER, INSTRUMENTS, WAITS } from './texts.ts'

const NOW = new Date('2026-11-22T15:00:00Z')
const [teo, , cecilia] = ATTENDANTS
const first = () => 0
const STAR: Piece = {
  name: 'A Estrela',
  sense: 'Um respiro depois da poeira.',
  counsel: 'Deixe a luz acesa.',
  question: 'O que ainda brilha?',
  about: 'Alguém derrama água na terra.',
  obstacle: 'Esperar que o céu resolva.',
  other: 'A luz atrás da nuvem.',
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
const greeted = (attendant = teo!, subject = '') => open(newTalk(attendant, 'Téo', 'Marta'), NOW, first, subject).talk

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
  test('greets in three messages, says that a program writes, and reads the subject of the request', () => {
    const opened = (subject: string, at = NOW) => saidOf(open(newTalk(teo!, 'Téo', 'Marta'), at, first, subject).steps)
    expect(opened('')).toEqual([`Boa tarde, Marta! Aqui é Téo. ${teo!.manner}`, AUTOMATIC, WAITS.without])
    expect(opened('Devo aceitar o emprego em Recife?')[2]).toBe(
      `Li o que você escreveu: “Devo aceitar o emprego em Recife?”. ${WAITS.withSubject}`,
    )
    const greetingAt = (hour: string) => opened('', new Date(`2026-11-22T${hour}:00Z`))[0]!.split(',')[0]
    expect(['03:30', '09:00', '14:59', '15:00', '21:00'].map(greetingAt)).toEqual([
      'Boa noite',
      'Bom dia',
      'Bom dia',
      'Boa tarde',
      'Boa noite',
    ])
  })

  test('once begun it draws for the subject at once, and without a word asks for the question', () => {
    const begun = (heard: string) => saidOf(begin(greeted(), heard, NOW, first).steps)
    expect(begun('')).toEqual([WAITS.begun.replace('{cliente}', 'Marta')])
    expect(begun('Devo aceitar o emprego em Recife?')).toEqual([
      'Para “Devo aceitar o emprego em Recife?”. Vou embaralhar e tirar uma carta para isso.',
      '(sorteio)',
    ])
  })

  test('answers from what was drawn: sense, counsel and question first, then each part of it once', () => {
    const said = converse(greeted(), [
      'É sobre o meu trabalho.',
      'Me sinto parada faz meses.',
      'E agora?',
      'Entendi isso.',
    ])
    expect(said).toEqual([
      [
        'Para “É sobre o meu trabalho.”. Vou embaralhar e tirar uma carta para isso.',
        '(sorteio)',
        'Saiu A Estrela. Um respiro depois da poeira.',
        'O conselho: Deixe a luz acesa. O que ainda brilha?',
      ],
      [
        `“Me sinto parada faz meses.”: O que A Estrela aponta como obstáculo: Esperar que o céu resolva. ${FURTHER.work[0]}`,
      ],
      [`Sobre A Estrela: Alguém derrama água na terra. ${FURTHER.work[1]}`],
      [`“Entendi isso.”: O outro lado: A luz atrás da nuvem. ${FURTHER.work[2]}`],
    ])
  })

  test('another subject, and a question when all was told, get a symbol of their own; four are enough', () => {
    const said = converse(greeted(), ['amor', 'e o dinheiro?', 'outra', 'tira mais uma', 'mais uma', 'outra carta'])
    expect(said.map((lines) => lines.includes('(sorteio)'))).toEqual([true, true, true, true, false, false])
    expect(said.at(-1)![0]).toContain('só faria barulho')
  })

  test('a numerologist asks for the date first, and uses the name without one', () => {
    const talk = greeted(cecilia)
    const [asked, summed] = converse(talk, ['dinheiro', '12/01/1987'])
    expect(asked!.join()).toMatch(/data de nascimento/i)
    expect(summed).toContain('(sorteio)')
    expect(converse(talk, ['dinheiro', 'prefiro não dizer'])[1]).toContain('(sorteio)')
  })

  test('somebody in danger is told of the CVV, and nothing is drawn', () => {
    expect(converse(greeted(), ['quero morrer, meu namorado foi embora'])[0]!.join()).toMatch(/188/)
    for (const text of ANSWERS.danger) expect(text).toContain('188')
  })

  test('a written answer says that it is automatic, and is long enough', () => {
    const text = writtenAnswer(greeted(), 'Devo mudar de cidade?', STAR, NOW, first)
    expect(text).toContain(AUTOMATIC)
    expect(text).toContain('Você perguntou: “Devo mudar de cidade?”')
    expect(text).toContain('A Estrela')
    expect(text.length).toBeGreaterThan(300)
    expect(writtenAnswer(greeted(), 'não quero mais viver', STAR, NOW, first)).not.toContain('A Estrela')
  })

  test('whatever is said, something is answered, without a hole in it', () => {
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
      const said = converse(greeted(attendant), texts, random.next)
      for (const lines of said) {
        expect(lines.length, `seed ${seed}: ${texts.join(' | ')}`).toBeGreaterThan(0)
        for (const line of lines) expect(line, `seed ${seed}`).toMatch(/^[^{}]{2,900}$/)
      }
    }
  })
})

test('what is said back is the last sentence, short and without quotes, and nothing that says nothing', () => {
  expect(quoteOf('Oi!\nMeu chefe disse “não” de novo')).toBe('Meu chefe disse não de novo')
  expect(quoteOf('a minha irmã '.repeat(20)).length).toBeLessThanOrEqual(91)
  for (const nothing of ['', '?', 'hm', '🌙🌙', 'sim']) expect(quoteOf(nothing)).toBe('')
})

test('no text promises a cure, a gain or somebody’s return, and each ends with a question where one can go on', () => {
  const questions = [...Object.values(FURTHER).flat(), ...ASK_BIRTH_DAY.slice(1)]
  const last = [ANSWERS.identity, ANSWERS.outside, ANSWERS.promise, ANSWERS.health, ANSWERS.clock, ANSWERS.thanks]
  const all = [
    ...questions,
    ...Object.values(ANSWERS).flat(),
    ...Object.values(INSTRUMENTS).flatMap(({ before, after }) => [...before, ...after]),
  ]
  expect(all.length).toBeGreaterThan(60)
  for (const text of [...questions, ...last.flat()]) expect(text).toMatch(/\?$/)
  for (const text of all) {
    expect(text).not.toMatch(/\b(vai voltar|garanto|com certeza vai|cura(rá|do|da)|prometo|destino certo)\b/i)
    expect(text.length).toBeLessThan(420)
  }
})
