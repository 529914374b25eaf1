import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../layout/classes.ts'
import { IconButton } from '../buttons/icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Shown at the right edge instead of in the middle. */
  side?: boolean
}

const MIDDLE = 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg border border-line'
const SIDE =
  'ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(22rem,calc(100vw-2.5rem))] max-w-none border-line border-l transition-transform duration-200 ease-out starting:translate-x-6'

/** A native modal dialog: traps the focus, closes on Escape, returns the focus to where it was. */
export function Dialog({ open, onClose, title, children, side = false }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    dialog?.setAttribute('closedby', 'any') // a click beside it closes it, where supported
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      // Handled here already: the close event comes a moment later, when the dialog may be open again.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={() => element.current?.open || onClose()}
      className={classes('bg-surface p-0 text-ink shadow-lifted backdrop:bg-veil', side ? SIDE : MIDDLE)}
    >
      <div className={classes('grid gap-4 p-5 sm:p-6', side && 'min-h-full content-start')}>
        <div className="flex items-center justify-between gap-4">
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          <IconButton label="Fechar" onClick={onClose} className="-mr-2">
            <X strokeWidth={1.5} />
          </IconButton>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}

/** A dialog at the right edge: menus, filters, a product's details. */
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'side'>) => <Dialog {...props} side />
