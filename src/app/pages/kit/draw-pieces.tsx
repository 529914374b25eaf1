import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Gesture } from '#domains/oracles/draw/ui/gesture.ts'
import { SeedCommitment } from '#domains/oracles/draw/ui/seed-commitment.tsx'
import { VerificationPanel } from '#domains/oracles/draw/ui/verification-panel.tsx'
import { useDraw } from '#domains/oracles/draw/ui/use-draw.ts'
import { RUNES } from '#domains/oracles/runes/rules.ts'
import { RuneStone } from '#domains/oracles/runes/ui/stones/rune-stone.tsx'
import { cardName, CARDS } from '#domains/oracles/tarot/cards.rules.ts'
import { CardPicture } from '#domains/oracles/tarot/ui/card-picture.tsx'
import { Chapter, Row } from './chapter.tsx'

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

/** The smallest possible draw: commitment, one gesture, one card, proof. */
export function DrawPieces() {
  const { draw, commitment, isDone, fault, open, finish, retry } = useDraw()
  const [gesture] = useState(() => new Gesture())
  const choose = async (event: { timeStamp: number }) => {
    gesture.pressed(event)
    finish(await gesture.toSeed(), [{ type: 'choose', place: 0, position: 0 }])
  }
  return (
    <Chapter title="Sorteio">
      <SeedCommitment commitment={commitment} />
      <div className="flex gap-3">
        <Button onClick={() => open({ kind: 'tarot', layout: 'uma-carta', reversals: true })}>Abrir a mesa</Button>
        <Button variant="secondary" disabled={!commitment || isDone} onClick={(event) => void choose(event)}>
          Tirar a de cima
        </Button>
      </div>
      {fault && <ErrorState onRetry={retry}>{fault}</ErrorState>}
      {isDone && draw && <VerificationPanel draw={draw} nameOf={cardName} />}
    </Chapter>
  )
}

/** All 24 large, at their smallest size, reversed, and the backs. */
export const Runes = () => (
  <Chapter title="Runas">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {RUNES.map(({ id, name }, at) => (
        <li key={id} className="grid justify-items-center gap-1 text-quiet text-xs">
          <RuneStone rune={id} pebble={at} className="w-full" />
          {name}
        </li>
      ))}
    </ul>
    <Row name="Pequenas">
      {RUNES.map(({ id }, at) => (
        <RuneStone key={id} rune={id} pebble={at} named className="w-10" />
      ))}
    </Row>
    <Row name="Invertidas">
      {RUNES.filter(({ hasReverse }) => hasReverse).map(({ id }, at) => (
        <RuneStone key={id} rune={id} pebble={at} reversed named className="w-10" />
      ))}
    </Row>
    <Row name="Com a face para baixo">
      {[0, 1, 2, 3, 4, 5].map((pebble) => (
        <RuneStone key={pebble} pebble={pebble} className="w-16" />
      ))}
    </Row>
  </Chapter>
)
