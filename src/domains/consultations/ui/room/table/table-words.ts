import type { Kind } from '#domains/oracles/draws.rules.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { Side } from '../../../table/facts.rules.ts'
import { nameOfPiece } from '../../../table/names.rules.ts'
import { TABLE_LAYOUTS } from '../../../table/layouts.rules.ts'
import { isFinished, type Spread, spreadsOf, type TableEvent } from '../../../table/spread.rules.ts'

const ORDINALS = 'primeira segunda terceira quarta quinta sexta sétima oitava nona décima'.split(' ')
const COUNTS = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** What lies on such a table, as one of them is called and as several are. */
export const PIECES: Readonly<Record<Kind, { one: string; many: string; deck: string }>> = {
  tarot: { one: 'carta', many: 'cartas', deck: 'o baralho' },
  runas: { one: 'runa', many: 'runas', deck: 'as runas' },
  iching: { one: 'linha', many: 'linhas', deck: 'as moedas' },
}

/** `três cartas`, `uma runa`. */
export const countOf = ({ kind, places }: Pick<Spread, 'kind' | 'places'>, count = places.length) =>
  `${COUNTS[count] ?? count} ${count === 1 ? PIECES[kind].one : PIECES[kind].many}`

/** `segunda carta`; the only one of a table is just `carta`. */
export const whichOf = ({ kind, places }: Pick<Spread, 'kind' | 'places'>, at: number) =>
  places.length === 1 ? PIECES[kind].one : `${ORDINALS[at] ?? `${at + 1}ª`} ${PIECES[kind].one}`

/** The two of a room by their names. */
export type Names = Pick<Consultation, 'you'> & Record<Side, { name: string }>

/** `Você` or the name. */
export const nameOfSide = (names: Names, side: Side) => (names.you === side ? 'Você' : names[side].name)

/** What an act was, in a sentence: announced to both, and a line of the conversation. `spread`: with that act done. */
export function wordsOfAct({ by, table }: TableEvent, spread: Spread, names: Names): string {
  const who = nameOfSide(names, by)
  switch (table.act) {
    case 'opened':
      return `${who} abriu a mesa: ${spread.kind === 'iching' ? 'hexagrama' : countOf(spread)}`
    case 'closed':
      return `${who} recolheu a mesa`
    case 'mixed':
      return by === spread.drawer || spread.kind === 'iching'
        ? `${who} misturou ${PIECES[spread.kind].deck}`
        : spread.kind === 'tarot' && by === 'client'
          ? `${who} cortou o baralho`
          : `${who} embaralhou`
    case 'laid': {
      const [first] = table.cards
      if (table.cards.length > 1 || spread.places.length === 1)
        return `${who} tirou ${countOf(spread, table.cards.length)}`
      return `${who} escolheu a ${whichOf(spread, first!.place)}: ${spread.places[first!.place]!.name}`
    }
    case 'turned':
      return `${who} virou a ${whichOf(spread, table.place)}: ${nameOfPiece(spread.kind, spread.places[table.place]!)}`
    case 'thrown': {
      const line = nameOfPiece(spread.kind, spread.places[table.place]!)
      const end = isFinished(spread) ? '. O hexagrama está completo' : ''
      return `${who} lançou as moedas: ${whichOf(spread, table.place)}, ${line}${end}`
    }
  }
}

/** The spread of an act as it lay after it; undefined: nobody opened it. */
export const spreadAfter = (events: readonly TableEvent[], { seq, table }: TableEvent): Spread | undefined =>
  spreadsOf(events.filter((event) => event.seq <= seq)).find(({ id }) => id === table.spread)

/** What the table says now to whoever looks at it. */
export function promptOf(spread: Spread, names: Names): string {
  const { you } = names
  const other = names[you === 'client' ? 'consultant' : 'client'].name
  const next = spread.places.find(({ position, coins }) => position === undefined && coins === undefined)
  const isYours = spread.drawer === you
  if (next && spread.kind === 'iching')
    return isYours ? 'Lance as moedas: uma linha de cada vez, de baixo para cima.' : `${other} lança as moedas.`
  if (next && spread.drawer === 'consultant')
    return isYours
      ? `${TABLE_LAYOUTS[spread.layout].name}: tire quando quiser.`
      : `${other} vai tirar ${countOf(spread)}.`
  if (next)
    return isYours
      ? `Escolha a ${whichOf(spread, spread.places.indexOf(next))}: ${next.name}`
      : `${other} está escolhendo.`
  if (isFinished(spread)) return spread.kind === 'iching' ? '' : 'Toque num desenho para ler o que ele diz.'
  return you === 'consultant' || isYours
    ? `Vire uma ${PIECES[spread.kind].one} de cada vez.`
    : `${other} vai virar uma de cada vez.`
}
