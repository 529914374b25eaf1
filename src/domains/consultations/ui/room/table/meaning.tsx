import { useQuery } from '@tanstack/react-query'
import { whenOnline } from '#browser/when-online.ts'
import { late } from '#browser/late-code.ts'
import { CARDS, type Kind, readLines, RUNES } from '#domains/oracles/draws.rules.ts'
import { MeaningText } from '#domains/oracles/iching/ui/meaning-text.tsx'
import { meaningOf as meaningOfHexagram } from '#domains/oracles/iching/ui/meanings/meaning-of.ts'
import { meaningOf as meaningOfCard } from '#domains/oracles/tarot/ui/meanings/meaning-of.ts'
import type { TablePlace } from '../../../table/spread.rules.ts'
import { linesOfPlaces } from './hexagram-words.ts'
import { isReversed } from '../../../table/names.rules.ts'

type Read = { sense: string; keywords?: readonly string[]; more: string; counsel: string; question: string }

async function readCard(piece: number, reversed: boolean): Promise<Read> {
  const { keywords, upright, reversed: turned, text, counsel, question } = await meaningOfCard(CARDS[piece]!.id)
  const [words, sense] = reversed ? [keywords.reversed, turned] : [keywords.upright, upright]
  return { keywords: words, sense, more: text, counsel, question }
}

async function readRune(piece: number, reversed: boolean): Promise<Read> {
  const { MEANINGS } = await late(() => import('#domains/oracles/runes/ui/meanings.ts'))
  const { upright, reversed: turned, origin, counsel, question } = MEANINGS[RUNES[piece]!.id]
  return { sense: (reversed && turned) || upright, more: origin, counsel, question }
}

const NOT_HERE = 'O texto não chegou. Confira a conexão; o desenho e o nome continuam valendo.'

/** What a card or a rune says, fetched when somebody unfolds it. */
export function PieceMeaning({ kind, place }: { kind: Kind; place: TablePlace }) {
  const [piece, reversed] = [place.piece!, isReversed(kind, place)]
  const { data, isError } = useQuery({
    queryKey: ['table meanings', kind, piece, reversed],
    queryFn: () => whenOnline(() => (kind === 'tarot' ? readCard : readRune)(piece, reversed)),
    networkMode: 'always',
  })
  if (isError) return <p>{NOT_HERE}</p>
  if (!data) return <p className="text-quiet">Buscando o texto…</p>
  return (
    <div className="grid content-start gap-2.5">
      {data.keywords && <p className="text-metal-ink text-sm">{data.keywords.join(' · ')}</p>}
      <p className="font-display text-lg leading-snug">{data.sense}</p>
      <p className="text-quiet text-sm">{data.more}</p>
      <p className="text-sm">
        <strong className="font-semibold">Um conselho.</strong> {data.counsel}
      </p>
      <p className="font-display">{data.question}</p>
    </div>
  )
}

/** The text of the hexagram that six throws make. */
export function HexagramMeaning({ places }: { places: readonly TablePlace[] }) {
  const { figure } = readLines(linesOfPlaces(places))
  const { data, isError } = useQuery({
    queryKey: ['table meanings', 'iching', figure.number],
    queryFn: () => whenOnline(() => meaningOfHexagram(figure.number)),
    networkMode: 'always',
  })
  if (isError) return <p>{NOT_HERE}</p>
  return data ? <MeaningText meaning={data} /> : <p className="text-quiet">Buscando o texto…</p>
}
