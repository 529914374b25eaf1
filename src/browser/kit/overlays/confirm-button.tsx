import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'> & {
  /** The button that asks, and the title of what it asks. */
  words: ReactNode
  title: ReactNode
  /** What will happen: how much, where to, until when. */
  children: ReactNode
  /** The button that does it. */
  yes: ReactNode
  no?: ReactNode
  busy: boolean
  busyWords: string
  onYes: () => void
}

/** A button for what cannot be taken back: it says what will happen, and only a second press does it. */
export function ConfirmButton({ words, title, children, yes, no = 'Voltar', busy, busyWords, onYes, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title}>
        <div className="grid gap-3">{children}</div>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} busyWords={busyWords} onClick={onYes}>
            {yes}
          </Button>
          <Button variant="quiet" onClick={close}>
            {no}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
