import { CARDS } from '#domains/oracles/tarot/cards.rules.ts'
import { CardPicture } from '#domains/oracles/tarot/ui/card-picture.tsx'
import { Chapter } from './chapter.tsx'

const rows = [
  ['Arcanos maiores', CARDS.filter((card) => !card.suit)],
  ['Copas', CARDS.filter((card) => card.suit === 'copas')],
  ['Ouros', CARDS.filter((card) => card.suit === 'ouros')],
  ['Espadas', CARDS.filter((card) => card.suit === 'espadas')],
  ['Paus', CARDS.filter((card) => card.suit === 'paus')],
] as const

/** Contact sheet: all 78 cards and the back, side by side. */
export const Deck = () => (
  <Chapter title="Baralho">
    {rows.map(([title, cards]) => (
      <div key={title} className="grid gap-3">
        <h3 className="text-lg">{title}</h3>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {cards.map(({ id, name }) => (
            <li key={id}>
              <CardPicture card={id} name={name} className="w-full" />
            </li>
          ))}
        </ul>
      </div>
    ))}
    <CardPicture card="verso" name="Verso do baralho" className="w-36" />
  </Chapter>
)
