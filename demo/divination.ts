import { dayOf } from '#domains/oracles/birth-day.rules.ts'
import { getHoroscope } from '#domains/oracles/contract.ts'
import { actOnDraw, openDraw } from '#domains/oracles/draw/contract.ts'
import { drawStateOf } from '#domains/oracles/draw/rules.ts'
import { lineSumOf, readLines } from '#domains/oracles/iching/coins.rules.ts'
import { meaningOf as hexagramMeaningOf } from '#domains/oracles/iching/ui/meanings/meaning-of.ts'
import { spellName } from '#domains/oracles/numerology/letters.rules.ts'
import { type Reduction, formatReduced, formatReduction } from '#domains/oracles/numerology/reduction.rules.ts'
import { lifePath, nameNumbers, personalYear, themeOf } from '#domains/oracles/numerology/rules.ts'
import { RUNES, runeName } from '#domains/oracles/runes/rules.ts'
import { MEANINGS as RUNE_MEANINGS } from '#domains/oracles/runes/ui/meanings.ts'
import { CARDS, cardName } from '#domains/oracles/tarot/cards.rules.ts'
import { meaningOf as cardMeaningOf } from '#domains/oracles/tarot/ui/meanings/meaning-of.ts'
import type { InputOf } from '#shared/contract.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Account } from './account.ts'
import type { Chance, Piece, Talk } from './dialogue.ts'

const ROW = { cards: 78, runes: 24 } as const
const LINES = [0, 1, 2, 3, 4, 5]

/** The first sentences of a longer text, as much as one reads in a conversation. */
function firstOf(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text]
  return sentences.slice(0, 4).join('').trim()
}

type Subject = Pick<Talk, 'attendant' | 'birthDay' | 'client' | 'draws'>

/** Draws with the provable draw of the site, or calculates; with the texts that the free tools show. */
export async function divine(account: Account, subject: Subject, now: Date, chance: Chance): Promise<Piece> {
  switch (subject.attendant.instrument) {
    case 'cards':
      return drawCard(account, subject, chance)
    case 'sky':
      return underToday(account, subject, chance)
    case 'runes':
      return drawRune(account, subject, chance)
    case 'coins':
      return throwCoins(account, subject)
    case 'numbers':
      return calculate(subject, now)
  }
}

type Terms = Omit<InputOf<typeof openDraw>, 'id'>
type Acts = InputOf<typeof actOnDraw>['acts']

async function draw(account: Account, { client, draws }: Subject, terms: Terms, acts: Acts) {
  const id = crypto.randomUUID()
  await account.call(openDraw, { id, ...terms })
  const gesture = `${client}, sorteio ${draws}`
  return account.call(actOnDraw, { id, after: 1, acts: [{ type: 'shuffle', gesture }, ...acts] })
}

async function drawOne(account: Account, subject: Subject, terms: Terms, row: number, chance: Chance) {
  const choice = { type: 'choose', place: 0, position: Math.floor(chance() * row) } as const
  const { events } = await draw(account, subject, terms, [choice])
  return drawStateOf(events).chosen[0]!
}

async function drawCard(account: Account, subject: Subject, chance: Chance): Promise<Piece> {
  const terms = { kind: 'tarot', layout: 'uma-carta', reversals: true } as const
  const { piece, reversed } = await drawOne(account, subject, terms, ROW.cards, chance)
  const { upright, reversed: turned, counsel, question, text, obstacle } = await cardMeaningOf(CARDS[piece]!.id)
  const [sense, other] = reversed ? [turned, upright] : [upright, turned]
  return { name: cardName(piece, reversed), sense, other, obstacle, about: firstOf(text), counsel, question }
}

async function underToday(account: Account, subject: Subject, chance: Chance): Promise<Piece> {
  const [{ facts }, card] = await Promise.all([account.call(getHoroscope, {}), drawCard(account, subject, chance)])
  return { ...card, before: `O céu de hoje: ${facts.slice(0, 2).join(' ')}` }
}

async function drawRune(account: Account, subject: Subject, chance: Chance): Promise<Piece> {
  const terms = { kind: 'runas', layout: 'uma-runa', reversals: true } as const
  const { piece, reversed } = await drawOne(account, subject, terms, ROW.runes, chance)
  const { id, means } = RUNES[piece]!
  const { upright, reversed: turned, counsel, question, origin, obstacle } = RUNE_MEANINGS[id]
  const sense = `O nome quer dizer ${means}. ${(reversed && turned) || upright}`
  const other = reversed && turned ? upright : turned
  return { name: runeName(piece, reversed), sense, other, obstacle, about: firstOf(origin), counsel, question }
}

async function throwCoins(account: Account, subject: Subject): Promise<Piece> {
  const terms = { kind: 'iching', layout: 'moedas', reversals: false } as const
  const throws = LINES.map((place) => ({ type: 'throw' as const, place }))
  const { thrown } = drawStateOf((await draw(account, subject, terms, throws)).events)
  const { figure, moving, second } = readLines(
    thrown.toSorted((one, other) => one.place - other.place).map(({ coins }) => lineSumOf(coins)),
  )
  const { image, today, counsel, question, tradition } = await hexagramMeaningOf(figure.number)
  const change = second ? ` Com ${moving.length} em mutação, caminha para ${second.name}.` : ''
  return {
    name: `o ${figure.number}, ${figure.name}`,
    sense: `${image} ${today}${change}`,
    about: firstOf(tradition),
    counsel,
    question,
  }
}

/** The numbers of a date of birth and of a first name, one after the other, with the sum shown. */
function calculate({ birthDay, client, draws }: Subject, now: Date): Piece {
  const { expression, soul, personality } = numbersOf(client)
  const sums: readonly Sum[] = [
    birthDay && ['Caminho de vida: dia, mês e ano, cada um reduzido, somam', lifePath(birthDay).total],
    birthDay && ['Ano pessoal: dia, mês e o ano em que estamos somam', personalYear(birthDay, dayOf(now).year).total],
    expression && [`Expressão: as letras de ${client} somam`, expression.reduction],
    soul && [`Alma: as vogais de ${client} somam`, soul.reduction],
    personality && [`Impressão: as consoantes de ${client} somam`, personality.reduction],
  ]
  const known = sums.filter((sum) => sum !== undefined)
  const [words, reduction] = known[Math.max(0, draws - 1) % known.length] ?? WITHOUT_LETTERS
  const { speaksOf, question } = themeOf(reduction)
  const steps = reduction.steps.length > 0 ? ` (${formatReduction(reduction)})` : ''
  return {
    name: `o número ${formatReduced(reduction)}`,
    before: `${words} ${reduction.from}${steps}.`,
    sense: `Nos manuais ele fala de ${speaksOf}. A conta não prova nada; serve para conversar.`,
    counsel: `Escolha uma coisa ligada a ${speaksOf.split(',')[0]} e faça em tamanho pequeno nesta semana.`,
    question,
  }
}

/** What is summed, in words, and how it reduces. */
type Sum = readonly [words: string, reduction: Reduction] | undefined
const WITHOUT_LETTERS = [
  'Esse nome não tem letras que somem; fico com',
  { from: 1, steps: [], value: 1, root: 1 },
] as const

function numbersOf(name: string): Partial<ReturnType<typeof nameNumbers>> {
  try {
    return nameNumbers(spellName(name))
  } catch (error) {
    if (error instanceof Refusal) return {}
    throw error
  }
}
