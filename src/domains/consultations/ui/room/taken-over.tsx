import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'

/** Another tab or device of the same person has the seat; one click brings it here. */
export const TakenOver = ({ onUseHere }: { onUseHere: () => void }) => (
  <div className="py-14">
    <h1 className="sr-only">Consulta</h1>
    <EmptyState title="Esta consulta está aberta em outra aba" action={<Button onClick={onUseHere}>Usar aqui</Button>}>
      <p>Ela continua lá, sem perder nada. O relógio conta uma vez só, onde você estiver usando.</p>
    </EmptyState>
  </div>
)
