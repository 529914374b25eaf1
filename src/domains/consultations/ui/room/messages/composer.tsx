import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { SendHorizontal } from '#browser/icons/send-horizontal.ts'
import { keyOf } from '#browser/key-of.ts'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { formatNumber } from '#shared/numbers.ts'
import { isBlank } from '#shared/typed-text/visible.ts'

const MOST_CHARACTERS = 4_000
const COUNTER_SHOWN_FROM = 3_600

type Props = {
  draft: string
  onDraft: (text: string) => void
  onSend: () => void
  placeholder: string
  /** Why a message would wait, or what its writer should know. Typing is always possible. */
  note: string | undefined
  field: Ref<HTMLTextAreaElement>
  /** A control before the field. */
  before?: ReactNode
  /** A line above it. */
  above?: ReactNode
  /** What is about to be sent beside the text. */
  tray?: ReactNode
}

/** The field for a message. Enter sends, Shift+Enter breaks the line; the text stays until it is sent. */
export function Composer({ draft, onDraft, onSend, placeholder, note, field, before, above, tray }: Props) {
  const [counter, noteId] = [useId(), useId()]
  const count = Array.from(draft).length
  const tooLong = count > MOST_CHARACTERS
  const canSend = !isBlank(draft) && !tooLong
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <div>
      {above}
      <form
        className="border-line border-t bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) onSend()
        }}
      >
        <p id={noteId} role="status" className="mx-auto max-w-3xl text-quiet text-xs not-empty:pb-2">
          {note}
        </p>
        {tray}
        <div className="mx-auto flex max-w-3xl items-end gap-2">
          {before}
          <textarea
            ref={field}
            aria-label="Sua mensagem"
            aria-describedby={`${noteId} ${counter}`}
            aria-invalid={tooLong || undefined}
            enterKeyHint="send"
            rows={1}
            value={draft}
            placeholder={placeholder}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content block max-h-36 placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap min-h-11 w-full resize-none rounded-md border border-edge bg-ground px-3.5 py-2.5 text-base leading-6 hover:border-accent aria-invalid:border-bad"
          />
          <button
            type="submit"
            {...iconOnly('Enviar mensagem')}
            aria-disabled={!canSend || undefined}
            // Keeps the focus in the field, so that the keyboard of a phone stays open.
            onPointerDown={(event) => event.preventDefault()}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-opacity duration-150 hover:bg-accent-strong aria-disabled:opacity-40"
          >
            <SendHorizontal className="size-5" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <p
          id={counter}
          aria-live="polite"
          className={classes(
            'mx-auto max-w-3xl text-right text-xs tabular-nums',
            tooLong ? 'font-medium text-bad' : 'text-quiet',
          )}
        >
          {count >= COUNTER_SHOWN_FROM &&
            (tooLong
              ? `Passou de 4.000 caracteres por ${formatNumber(count - MOST_CHARACTERS)}. Divida em partes.`
              : `${formatNumber(count)} de 4.000`)}
        </p>
      </form>
    </div>
  )
}
