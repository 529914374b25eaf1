import { useEffect, useRef } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { isCall } from '../../channels/rules.ts'
import { acceptConsultation, declineConsultation } from '../../contract.ts'
import type { Consultation } from '../../state/contract.ts'
import { loadCallStage } from '../room/call/load-call-stage.ts'
import { useConsultationMove } from '../room/use-consultation-move.ts'
import { useAnswerAt } from './answer-in-view.ts'

/** Accepts the request and opens the room, or declines it. */
export function AnswerButtons({ id, channel }: Pick<Consultation, 'id' | 'channel'>) {
  const navigate = useNavigate()
  const accept = useConsultationMove(acceptConsultation, id, () => void navigate(`/consultation/${id}`))
  const decline = useConsultationMove(declineConsultation, id)
  useEffect(() => {
    if (isCall(channel)) void loadCallStage()
  }, [channel])
  const buttons = useRef<HTMLDivElement>(null)
  useAnswerAt(id, buttons)
  return (
    <div ref={buttons} className="flex flex-wrap gap-3">
      {isCall(channel) && <PrefetchPageLinks page={`/consultation/${id}`} />}
      <Button busy={accept.isPending} busyWords="Abrindo a sala…" onClick={() => accept.mutate()}>
        {isCall(channel) ? 'Atender a chamada' : 'Aceitar e abrir a sala'}
      </Button>
      <Button variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
        Agora não posso
      </Button>
    </div>
  )
}
