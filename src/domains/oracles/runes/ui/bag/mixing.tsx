import { useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Gesture } from '../../../draw/ui/gesture.ts'
import { SeedCommitment } from '../../../draw/ui/seed-commitment.tsx'
import { ResultHeading } from '../../../ui/result-heading.tsx'
import { Cloth, FaceDownStone } from './cloth.tsx'

/** The distance of a gesture that counts as one stir, in CSS pixels. */
const STIR_PX = 110

type Props = { commitment: string | undefined; onMixed: (gesture: string, stirs: number) => void }

/**
 * Stirring the stones with the pointer or a button, for as long as the reader likes: the gesture becomes their seed.
 */
export function Mixing({ commitment, onMixed }: Props) {
  const gesture = useRef<Gesture>(undefined)
  gesture.current ??= new Gesture()
  const hand = gesture.current
  const [byHand, setByHand] = useState(0)
  const [byButton, setByButton] = useState(0)
  const stirs = byHand + byButton
  return (
    <section aria-labelledby="misturar" className="grid gap-5">
      <div className="grid gap-2">
        <ResultHeading id="misturar">Misture as pedras</ResultHeading>
        <p className="measure text-quiet">
          Passe o dedo ou o mouse sobre o pano, o quanto quiser, ou use o botão. O seu movimento entra no sorteio.
        </p>
        <SeedCommitment commitment={commitment} />
      </div>
      <Cloth
        stirs={stirs}
        aria-hidden="true"
        className="cursor-grab touch-none"
        onPointerMove={({ nativeEvent }) => {
          hand.moved(nativeEvent)
          setByHand(Math.floor(hand.length / STIR_PX))
        }}
        renderStone={(at) => <FaceDownStone at={at} />}
      />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button
          variant="secondary"
          onClick={({ nativeEvent }) => {
            hand.pressed(nativeEvent)
            setByButton(byButton + 1)
          }}
        >
          Mexer as pedras
        </Button>
        <Button
          disabled={stirs === 0 || commitment === undefined}
          onClick={async () => onMixed(await hand.toSeed(), stirs)}
        >
          Já misturei
        </Button>
        <p role="status" className="sr-only">
          {stirs > 0 && 'As pedras foram misturadas.'}
        </p>
      </div>
    </section>
  )
}
