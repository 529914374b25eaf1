import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'

/** Something did not arrive; what was done at the table stays. */
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
