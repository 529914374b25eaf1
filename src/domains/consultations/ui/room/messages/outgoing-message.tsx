import { classes } from '#browser/kit/layout/classes.ts'
import type { OutboxMessage } from './outbox.ts'

const LINK = 'min-h-6 font-semibold text-accent underline underline-offset-2'

/** An own message that the room does not show yet, with its state. */
export const OutgoingMessage = ({
  outgoing: { body, state, words, again },
  isHeld,
  onRetry,
  onEdit,
}: {
  outgoing: OutboxMessage
  isHeld: boolean
  onRetry: () => void
  onEdit: () => void
}) => (
  <div className="grid justify-items-end gap-1">
    <div
      className={classes(
        'max-w-[85%] rounded-lg rounded-tr-sm border px-3.5 py-2 sm:max-w-[75%]',
        state === 'refused' ? 'border-bad bg-bad-wash' : 'border-transparent bg-accent-wash',
      )}
    >
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
      {state !== 'refused' && (
        <p className="text-right text-quiet text-xs">
          {state === 'acknowledged' ? 'enviada' : isHeld ? 'espera para sair' : 'enviando…'}
        </p>
      )}
    </div>
    {state === 'refused' && (
      <p role="alert" className="max-w-[85%] text-right text-sm">
        <span className="text-bad">não enviada: {words}</span> ·{' '}
        {again !== 'never' && (
          <>
            <button type="button" className={LINK} onClick={onRetry}>
              {again === 'insist' ? 'enviar mesmo assim' : 'tentar de novo'}
            </button>{' '}
            ·{' '}
          </>
        )}
        <button type="button" className={LINK} onClick={onEdit}>
          editar
        </button>
      </p>
    )}
  </div>
)
