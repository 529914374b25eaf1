import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Gesture } from '#domains/oracles/draw/ui/gesture.ts'
import { SeedCommitment } from '#domains/oracles/draw/ui/seed-commitment.tsx'
import { VerificationPanel } from '#domains/oracles/draw/ui/verification-panel.tsx'
import { useDraw } from '#domains/oracles/draw/ui/use-draw.ts'
import { cardName } from '#domains/oracles/tarot/cards.rules.ts'
import { Chapter } from './chapter.tsx'

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
