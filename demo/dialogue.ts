import type { Day } from '#domains/oracles/birth-day.rules.ts'
import type { Attendant } from './cast.ts'
import { type Hearing, hear, type Topic } from './hearing.ts'
import { ANSWERS, ASK_BIRTH_DAY, AUTOMATIC, INSTRUMENTS, INVITATIONS, TOPIC_TEXTS } from './texts.ts'

/** What was drawn: its name, what it says, and what it asks. `before`: what is said ahead of it. */
export type Piece = { name: string; sense: string; counsel: string; question: string; before?: string }

/** A conversation so far, as the attendant remembers it. */
export type Talk = {
  attendant: Attendant
  name: string
  client: string
  topic: Topic | undefined
  piece: Piece | undefined
  birthDay: Day | undefined
  hasAskedBirthDay: boolean
  hasOfferedAnother: boolean
  /** How many of the counsel and the question of the piece were said. */
  toldOfPiece: number
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
  birthDay: undefined,
  hasAskedBirthDay: false,
  hasOfferedAnother: false,
  toldOfPiece: 0,
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
const small = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

/** Builds an answer line by line; of several texts one that was not said yet. */
class Speaker {
  talk: Talk
  readonly steps: Step[] = []
  readonly #chance: Chance

  constructor(talk: Talk, chance: Chance) {
    this.talk = talk
    this.#chance = chance
  }

  say(texts: readonly string[]) {
    const fresh = texts.filter((text) => !this.talk.said.includes(text))
    const open = fresh.length > 0 ? fresh : texts
    const text = open[Math.floor(this.#chance() * open.length)]!
    this.talk = { ...this.talk, said: [...this.talk.said, text] }
    this.steps.push({ say: this.#filled(text) })
    return this
  }

  draw() {
    this.talk = { ...this.talk, draws: this.talk.draws + 1, hasOfferedAnother: false }
    this.say(INSTRUMENTS[this.talk.attendant.instrument].before).steps.push({ draw: true })
    return this
  }

  #filled(text: string) {
    const { client, name, piece, attendant } = this.talk
    const filled = text
      .replaceAll('{cliente}', client)
      .replaceAll('{nome}', name)
      .replaceAll('{peça}', piece?.name ?? '')
      .replaceAll('{coisa}', INSTRUMENTS[attendant.instrument].thing)
    return capital(filled)
  }

  answer = (): Answer => ({ talk: this.talk, steps: this.steps })
}

/**
 * The first words: who this is, that a program writes, and an invitation, unless the client has said already what it is
 * about.
 */
export function open(talk: Talk, now: Date, chance: Chance, early = ''): Answer {
  const greeting = GREETINGS.find(([until]) => hourOf(now) < until)![1]
  const speaker = new Speaker(talk, chance)
  speaker.say([`${greeting}, {cliente}! Aqui é {nome}. ${talk.attendant.manner}`]).say([AUTOMATIC])
  if (early === '' || hear(early, now).act === 'greeting') return speaker.say(INVITATIONS).answer()
  const answer = reply(speaker.talk, early, now, chance)
  return { talk: answer.talk, steps: [...speaker.steps, ...answer.steps] }
}

/** The answer to what the client wrote since the last one. Never empty. */
export function reply(talk: Talk, heard: string, now: Date, chance: Chance): Answer {
  const hearing = hear(heard, now)
  const birthDay = hearing.birthDay ?? talk.birthDay
  const isNewTopic = hearing.topic !== undefined && hearing.topic !== talk.topic
  const speaker = new Speaker({ ...talk, topic: hearing.topic ?? talk.topic, birthDay }, chance)
  switch (hearing.act) {
    case 'danger':
    case 'outside':
    case 'promise':
    case 'health':
    case 'clock':
    case 'thanks':
    case 'goodbye':
      return speaker.say(ANSWERS[hearing.act]).answer()
    case 'identity':
      speaker.say(ANSWERS.identity)
      return (isNewTopic ? considered(speaker, hearing, true) : speaker).answer()
    case 'greeting':
      return speaker.say(ANSWERS.greeting).say(INVITATIONS).answer()
    case 'again':
      return drawn(speaker).answer()
    case 'yes':
      return (talk.hasOfferedAnother ? drawn(speaker) : considered(speaker, hearing, false)).answer()
    case 'no':
      speaker.say(ANSWERS.no)
      return (talk.hasOfferedAnother ? speaker.say(further(talk.topic)) : considered(speaker, hearing, false)).answer()
    case 'words':
      return considered(speaker, hearing, isNewTopic).answer()
  }
}

const further = (topic: Topic | undefined) => [...TOPIC_TEXTS[topic ?? 'open'].further, ...TOPIC_TEXTS.open.further]

/** What was drawn is named and read; then the question goes back to the client. */
export function tell(talk: Talk, piece: Piece, chance: Chance): Answer {
  const speaker = new Speaker({ ...talk, piece, toldOfPiece: 0 }, chance)
  if (piece.before) speaker.say([piece.before])
  speaker.say(INSTRUMENTS[talk.attendant.instrument].after.map((text) => `${text} ${piece.sense}`))
  return speaker.say(TOPIC_TEXTS[talk.topic ?? 'open'].tie).answer()
}

/** Another piece, unless there were enough of them. */
function drawn(speaker: Speaker): Speaker {
  if (speaker.talk.draws < MOST_DRAWS) return speaker.draw()
  return speaker
    .say(['Já temos bastante na mesa, {cliente}. Mais símbolos agora só fariam barulho.'])
    .say(further(speaker.talk.topic))
}

/** The client told something: the first time a piece is drawn for it, then it is talked about. */
function considered(speaker: Speaker, { asksFuture, birthDay }: Hearing, isNewTopic: boolean): Speaker {
  const { talk } = speaker
  const { heard } = TOPIC_TEXTS[talk.topic ?? 'open']
  if (asksFuture) speaker.say(ANSWERS.future)
  else if (isNewTopic || !talk.piece) speaker.say(heard)
  if (talk.attendant.instrument === 'numbers' && !talk.birthDay && !talk.hasAskedBirthDay) {
    speaker.talk = { ...speaker.talk, hasAskedBirthDay: true }
    return speaker.say(ASK_BIRTH_DAY)
  }
  const isNewSum = birthDay !== undefined && talk.attendant.instrument === 'numbers'
  // A second subject in the same breath belongs to what lies on the table already.
  const isExhausted = talk.toldOfPiece >= 2 && talk.draws < MOST_DRAWS
  if (!talk.piece || isNewSum || (isNewTopic && isExhausted)) return speaker.draw()
  return talkedAbout(speaker, isNewTopic || asksFuture)
}

/** First the question of the piece, then its counsel with an offer, then what belongs to the subject. */
function talkedAbout(speaker: Speaker, isHeard: boolean): Speaker {
  const { talk } = speaker
  const { question, counsel } = talk.piece!
  speaker.talk = { ...talk, toldOfPiece: talk.toldOfPiece + 1, hasOfferedAnother: talk.toldOfPiece === 1 }
  if (talk.toldOfPiece === 0)
    return (isHeard ? speaker : speaker.say(TOPIC_TEXTS.open.heard)).say([`{peça} deixa uma pergunta: “${question}”`])
  if (talk.toldOfPiece === 1)
    return speaker
      .say([`Como conselho pequeno: ${small(counsel)}`])
      .say([INSTRUMENTS[talk.attendant.instrument].another])
  return speaker.say(further(talk.topic))
}

/** A written question, answered at once: what was drawn, what it says to the subject, and what to take along. */
export function writtenAnswer(talk: Talk, question: string, piece: Piece, now: Date, chance: Chance): string {
  const { topic, act } = hear(question, now)
  const speaker = new Speaker({ ...talk, topic, piece }, chance)
  speaker.say(['Olá, {cliente}. Aqui é {nome}.']).say([`${AUTOMATIC} O sorteio é o de verdade.`])
  if (act === 'danger' || act === 'health' || act === 'promise') speaker.say(ANSWERS[act])
  if (act === 'danger') return writtenOf(speaker)
  const { heard, tie, further: more } = TOPIC_TEXTS[topic ?? 'open']
  speaker.say(heard)
  if (piece.before) speaker.say([piece.before])
  speaker.say([`${INSTRUMENTS[talk.attendant.instrument].after[0]!} ${piece.sense}`]).say(tie)
  speaker
    .say([`Uma pergunta para levar: “${piece.question}”`])
    .say([`E um conselho pequeno: ${small(piece.counsel)}`])
    .say(more)
  return writtenOf(speaker.say(['Um abraço. A decisão continua sua.']))
}

const writtenOf = ({ steps }: Speaker) => steps.map((step) => ('say' in step ? step.say : '')).join('\n\n')
