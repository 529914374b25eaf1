import { useNavigate } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { acceptConsultation, declineConsultation } from '../../contract.ts'
import { useConsultationMove } from '../room/use-consultation-move.ts'

/** Accepts the request and opens the room, or declines it. */
export function AnswerButtons({ id }: { id: string }) {
  const navigate = useNavigate()
  const accept = useConsultationMove(acceptConsultation, id, () => void navigate(`/consultation/${id}`))
  const decline = useConsultationMove(declineConsultation, id)
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={accept.isPending} busyWords="Abrindo a sala…" onClick={() => accept.mutate()}>
        Aceitar e abrir a sala
      </Button>
      <Button variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
        Agora não posso
      </Button>
    </div>
  )
}
