import type { Day } from '#domains/oracles/birth-day.rules.ts'
import type { Attendant } from './cast.ts'
import { type Hearing, hear, quoteOf, type Topic } from './hearing.ts'
import { ANSWERS, ASK_BIRTH_DAY, AUTOMATIC, FURTHER, INSTRUMENTS, WAITS } from './texts.ts'

/**
 * What was drawn, in the words of the free tools: its name, its sense, its counsel and the question it asks; what it
 * shows or comes from, what it warns of, and its other side. `before`: what is said ahead of it.
 */
export type Piece = {
  name: string
  sense: string
  counsel: string
  question: string
  about?: string
  obstacle?: string | undefined
  other?: string | undefined
  before?: string
}

/** What can be told of a piece after its sense. */
export type Part = 'counsel' | 'obstacle' | 'about' | 'other'
/** In this order, unless somebody asks for one of them. */
const PARTS: readonly Part[] = ['obstacle', 'about', 'other', 'counsel']

/** A conversation so far, as the attendant remembers it. */
export type Talk = {
  attendant: Attendant
  name: string
  client: string
  topic: Topic | undefined
  piece: Piece | undefined
  /** What of the piece was told. */
  told: readonly Part[]
  birthDay: Day | undefined
  hasAskedBirthDay: boolean
  draws: number
  said: readonly string[]
}

/** One thing that the attendant does next: say something, or draw with the real draw of the site. */
export type Step = { say: string } | { draw: true }
/** A number in [0, 1). */
export type Chance = () => number
type Answer = { talk: Talk; steps: Step[] }

/** Nobody needs more symbols than this for one question. */
const MOST_DRAWS = 4

export const newTalk = (attendant: Attendant, name: string, client: string): Talk => ({
  attendant,
  name,
  client,
  topic: undefined,
  piece: undefined,
  told: [],
  birthDay: undefined,
  hasAskedBirthDay: false,
  draws: 0,
  said: [],
})

const GREETINGS = [
  [5, 'Boa noite'],
  [12, 'Bom dia'],
  [18, 'Boa tarde'],
  [24, 'Boa noite'],
] as const

/** The hour in Brasília, which has no summer time. */
const hourOf = (at: Date) => (at.getUTCHours() + 21) % 24

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Builds an answer line by line; of several texts one that was not said yet. */
class Speaker {
  talk: Talk
  readonly steps: Step[] = []
  readonly #chance: Chance

  constructor(talk: Talk, chance: Chance) {
    this.talk = talk
    this.#chance = chance
  }

  /** One of these texts, one that was not said yet if there is such a one. */
  one(texts: readonly string[]): string {
    const fresh = texts.filter((text) => !this.talk.said.includes(text))
    const open = fresh.length > 0 ? fresh : texts
    const text = open[Math.floor(this.#chance() * open.length)]!
    this.talk = { ...this.talk, said: [...this.talk.said, text] }
    return text
  }

  say(...texts: readonly string[]) {
    this.steps.push({ say: this.#filled(texts.filter(Boolean).join(' ')) })
    return this
  }

  /** A symbol for what was said; `ahead`: what the person said, and what is no question for a symbol. */
  draw(ahead: readonly string[]) {
    this.talk = { ...this.talk, draws: this.talk.draws + 1 }
    this.say(...ahead, this.one(INSTRUMENTS[this.talk.attendant.instrument].before)).steps.push({ draw: true })
    return this
  }

  /** Some part of the piece, the next one that was not told, with a question behind it. */
  tellPart(wanted: Part | undefined, ahead: string) {
    const part = wanted && textOf(this.talk.piece!, wanted) ? wanted : untoldOf(this.talk)[0]
    if (part) {
      this.talk = { ...this.talk, told: [...this.talk.told, part] }
      return this.say(ahead, textOf(this.talk.piece!, part)!, this.closing())
    }
    return this.say(ahead, this.one(ANSWERS.nothingMore), this.closing())
  }

  /** The question that gives the word back. */
  closing = () => this.one(FURTHER[this.talk.topic ?? 'open'])

  #filled(text: string) {
    const { client, name, piece, attendant } = this.talk
    const filled = text
      .replaceAll('{cliente}', client)
      .replaceAll('{nome}', name)
      .replaceAll('{peça}', piece?.name ?? INSTRUMENTS[attendant.instrument].thing)
      .replaceAll('{coisa}', INSTRUMENTS[attendant.instrument].thing)
    return capital(filled)
  }

  answer = (): Answer => ({ talk: this.talk, steps: this.steps })
}

/** A part of a piece in words; undefined: it has none. */
function textOf({ name, counsel, obstacle, about, other }: Piece, part: Part): string | undefined {
  switch (part) {
    case 'counsel':
      return `O conselho: ${counsel}`
    case 'obstacle':
      return obstacle && `O que ${name} aponta como obstáculo: ${obstacle}`
    case 'about':
      return about && `Sobre ${name}: ${about}`
    case 'other':
      return other && `O outro lado: ${other}`
  }
}

const untoldOf = ({ piece, told }: Talk) =>
  piece ? PARTS.filter((part) => textOf(piece, part) !== undefined && !told.includes(part)) : []

/**
 * The three first words, before anything is charged: who this is, that a program writes, and what it waits for. The
 * subject that was typed with the request is read; without one the client is invited to write a question now.
 */
export function open(talk: Talk, now: Date, chance: Chance, subject = ''): Answer {
  const greeting = GREETINGS.find(([until]) => hourOf(now) < until)![1]
  const speaker = new Speaker({ ...talk, topic: hear(subject, now).topic }, chance)
  speaker.say(`${greeting}, {cliente}! Aqui é {nome}. ${talk.attendant.manner}`).say(AUTOMATIC)
  const quote = quoteOf(subject)
  return speaker.say(quote ? `Li o que você escreveu: “${quote}”. ${WAITS.withSubject}` : WAITS.without).answer()
}

/** Once the client has begun: what they have said until now is answered; without a word the question is asked for. */
export const begin = (talk: Talk, heard: string, now: Date, chance: Chance): Answer =>
  heard.trim() === '' ? new Speaker(talk, chance).say(WAITS.begun).answer() : reply(talk, heard, now, chance)

/** The answer to what the client wrote since the last one. Never empty, and it ends with a question where it can. */
export function reply(talk: Talk, heard: string, now: Date, chance: Chance): Answer {
  const hearing = hear(heard, now)
  const birthDay = hearing.birthDay ?? talk.birthDay
  const isNewTopic = hearing.topic !== undefined && hearing.topic !== talk.topic
  const speaker = new Speaker({ ...talk, topic: hearing.topic ?? talk.topic, birthDay }, chance)
  const quote = quoteOf(heard)
  const ahead = quote ? `“${quote}”:` : ''
  switch (hearing.act) {
    case 'danger':
    case 'goodbye':
    case 'outside':
    case 'promise':
    case 'health':
    case 'clock':
    case 'thanks':
      return speaker.say(speaker.one(ANSWERS[hearing.act])).answer()
    case 'identity':
      return speaker.say(speaker.one(ANSWERS.identity)).answer()
    case 'greeting':
      return talk.piece ? speaker.tellPart(undefined, '').answer() : speaker.say(WAITS.begun).answer()
    case 'again':
      return drawn(speaker, hearing, quote).answer()
    case 'yes':
      return (untoldOf(talk).length > 0 ? speaker.tellPart(undefined, '') : drawn(speaker, hearing, '')).answer()
    case 'no':
      return (talk.piece ? speaker.say('Tudo bem, {cliente}.', speaker.closing()) : speaker.say(WAITS.begun)).answer()
    case 'words':
      return considered(speaker, hearing, { isNewTopic, quote, ahead }).answer()
  }
}

/** What was drawn is named and read from its own meaning, with its counsel and its question. */
export function tell(talk: Talk, piece: Piece, chance: Chance): Answer {
  const speaker = new Speaker({ ...talk, piece, told: ['counsel'] }, chance)
  const named = speaker.one(INSTRUMENTS[talk.attendant.instrument].after)
  speaker.say(piece.before ?? '', named, piece.sense)
  return speaker.say(`O conselho: ${piece.counsel}`, piece.question).answer()
}

/** Another piece, unless there were enough of them. */
function drawn(speaker: Speaker, { asksFuture }: Hearing, quote: string): Speaker {
  if (speaker.talk.draws >= MOST_DRAWS) return speaker.say(speaker.one(ANSWERS.enough), speaker.closing())
  return speaker.draw([quote && `Para “${quote}”.`, asksFuture ? speaker.one(ANSWERS.future) : ''])
}

type Said = { isNewTopic: boolean; quote: string; ahead: string }

/** The client told or asked something: the first time a piece is drawn for it, then it is answered from the piece. */
function considered(speaker: Speaker, hearing: Hearing, { isNewTopic, quote, ahead }: Said): Speaker {
  const { talk } = speaker
  const isNumbers = talk.attendant.instrument === 'numbers'
  if (isNumbers && !talk.birthDay && !talk.hasAskedBirthDay) {
    speaker.talk = { ...talk, hasAskedBirthDay: true }
    return speaker.say(ahead, speaker.one(ASK_BIRTH_DAY))
  }
  const isNewSum = isNumbers && hearing.birthDay !== undefined
  const isToldOut = untoldOf(talk).length === 0 && !hearing.aspect
  const isForAnother = isNewSum || (isNewTopic && hearing.isQuestion && !hearing.aspect) || isToldOut
  if (!talk.piece || (isForAnother && talk.draws < MOST_DRAWS)) return drawn(speaker, hearing, quote)
  if (hearing.asksYesOrNo) return speaker.tellPart('obstacle', `${ahead} ${speaker.one(ANSWERS.yesOrNo)}`)
  if (hearing.asksFuture) return speaker.tellPart(hearing.aspect, `${ahead} ${speaker.one(ANSWERS.future)}`)
  return speaker.tellPart(hearing.aspect, ahead)
}

/** A written question, answered at once: what was drawn, what it says, and what to take along. */
export function writtenAnswer(talk: Talk, question: string, piece: Piece, now: Date, chance: Chance): string {
  const { topic, act, asksFuture } = hear(question, now)
  const speaker = new Speaker({ ...talk, topic, piece }, chance)
  speaker.say('Olá, {cliente}. Aqui é {nome}.').say(`${AUTOMATIC} O sorteio é o de verdade.`)
  if (act === 'danger' || act === 'health' || act === 'promise') speaker.say(ANSWERS[act][0])
  if (act === 'danger') return writtenOf(speaker)
  const quote = quoteOf(question)
  speaker.say(quote ? `Você perguntou: “${quote}”.` : 'Li a sua pergunta.', asksFuture ? ANSWERS.future[0] : '')
  speaker.say(piece.before ?? '', INSTRUMENTS[talk.attendant.instrument].after[0]!, piece.sense)
  for (const part of ['obstacle', 'about', 'counsel'] as const) speaker.say(textOf(piece, part) ?? '')
  speaker.say(`Uma pergunta para levar: “${piece.question}”`).say(speaker.closing())
  return writtenOf(speaker.say('Um abraço. A decisão continua sua.'))
}

const writtenOf = ({ steps }: Speaker) =>
  steps
    .map((step) => ('say' in step ? step.say : ''))
    .filter(Boolean)
    .join('\n\n')
