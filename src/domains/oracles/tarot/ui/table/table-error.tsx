import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'

/** Something failed to load; the state of the draw is kept. */
export const TableError = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
  <div role="alert">
    <Notice tone="bad" title="Não deu para continuar">
      <span className="grid justify-items-start gap-3">
        {words}
        <Button size="sm" onClick={onRetry}>
          Tentar de novo
        </Button>
      </span>
    </Notice>
  </div>
)
