import { useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Gesture } from '../../../draw/ui/gesture.ts'
import { SeedCommitment } from '../../../draw/ui/seed-commitment.tsx'
import { ResultHeading } from '../../../ui/result-heading.tsx'
import { Cloth, FaceDownStone } from './cloth.tsx'

/** As far as the hand goes between one stir and the next, in CSS pixels. */
const STIR_PX = 110

type Props = { commitment: string | undefined; onMixed: (gesture: string, stirs: number) => void }

/**
 * Stirring the stones by hand, by finger or by button, as long as one likes: the movement becomes the person's seed.
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
