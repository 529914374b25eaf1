import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'

/** Shown when another tab or device of the same person has the seat; the button takes it back. */
export const TakenOver = ({ onUseHere }: { onUseHere: () => void }) => (
  <div className="py-14">
    <h1 className="sr-only">Consulta</h1>
    <EmptyState title="Esta consulta está aberta em outra aba" action={<Button onClick={onUseHere}>Usar aqui</Button>}>
      <p>Ela continua lá, sem perder nada. O relógio conta uma vez só, onde você estiver usando.</p>
    </EmptyState>
  </div>
)
