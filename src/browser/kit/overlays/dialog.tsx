import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { X } from '#browser/icons/x.ts'
import { classes } from '../layout/classes.ts'
import { IconButton } from '../buttons/icon-button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Shown at the right edge instead of in the middle. */
  side?: boolean
  /** As wide as the window: for what is looked at. */
  wide?: boolean
  /** Where it stands and how large it is, instead of in the middle. */
  className?: string | undefined
}

const MIDDLE = 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg border border-line'
const WIDE = 'm-auto w-[min(64rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-lg border border-line'
const SIDE =
  'ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(22rem,calc(100vw-2.5rem))] max-w-none border-line border-l transition-transform duration-200 ease-out starting:translate-x-6'

/** A native modal dialog: traps the focus, closes on Escape, returns the focus to where it was. */
export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    children,
    side = false,
    wide = false,
    className = side ? SIDE : wide ? WIDE : MIDDLE,
  } = props
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
      className={classes('bg-surface p-0 text-ink shadow-lifted backdrop:bg-veil', className)}
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
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'side' | 'wide' | 'className'>) => (
  <Dialog {...props} side />
)
