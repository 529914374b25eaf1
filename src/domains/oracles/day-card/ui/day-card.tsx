import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import type { Draw } from '../../draw/contract.ts'
import { drawStateOf, isComplete } from '../../draw/rules.ts'
import { saveWitnessRecord, witnessRecordOf } from '../../draw/ui/witness-record.ts'
import { CardBack } from '../../tarot/ui/table/card-back-fan.tsx'
import { openDayCard, type OwnDay, turnDayCard } from '../contract.ts'
import { ChooseCard } from './choose-card.tsx'
import { TurnedCard } from './turned-card.tsx'
import { ownDay } from './use-own-day.ts'

/** The card of the day: committed to, chosen by its person, and then the same on all their devices until midnight. */
export function DayCard({ today: { card, isCardDeleted } }: { today: OwnDay }) {
  const client = useQueryClient()
  const place = useRef<HTMLElement>(null)
  // What was pressed is gone then: the focus stays with the card.
  const show = (draw: Draw) => {
    client.setQueryData<OwnDay>(ownDay.queryKey, (today) => today && { ...today, card: draw })
    place.current?.focus({ preventScroll: true })
  }
  const opening = useMutation({ mutationFn: () => browserApi(openDayCard, {}), onSuccess: show })
  const turning = useMutation({
    async mutationFn({ gesture, position }: { gesture: string; position: number }) {
      const draw = await browserApi(turnDayCard, { id: card!.id, gesture, position })
      saveWitnessRecord(draw.id, witnessRecordOf(card!.events, [{ type: 'shuffle', gesture }]))
      return draw
    },
    onSuccess: show,
    onError: () => void client.invalidateQueries({ queryKey: ownDay.queryKey }),
  })
  const error = opening.error ?? turning.error
  const isDrawn = card !== null && isComplete(card, card.events)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="carta"
      className="grid content-start gap-4 focus-visible:outline-none"
    >
      <h2 id="carta" className="text-2xl leading-tight">
        A sua carta do dia
      </h2>
      {isDrawn ? (
        <TurnedCard draw={card} />
      ) : card ? (
        <ChooseCard
          commitment={drawStateOf(card.events).commitment}
          isBusy={turning.isPending}
          onChoose={(gesture, position) => turning.mutate({ gesture, position })}
        />
      ) : isCardDeleted ? (
        <p className="text-quiet">Você apagou a carta de hoje. Amanhã tem outra.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <CardBack className="w-[6.5rem] sm:w-[7.5rem]" />
          <div className="grid min-w-0 flex-1 basis-36 justify-items-start gap-3">
            <p>Uma por dia, tirada por você. Fica aqui até a meia-noite e nas suas leituras depois disso.</p>
            <Button busy={opening.isPending} busyWords="Abrindo…" onClick={() => opening.mutate()}>
              Tirar a carta de hoje
            </Button>
          </div>
        </div>
      )}
      {error && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(error)}
        </p>
      )}
    </section>
  )
}
