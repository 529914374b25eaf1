import { type ReactNode, useEffect, useRef } from 'react'
import { X } from '#browser/icons/x.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { useMediaQuery } from '#browser/use-media-query.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'

const SHEET =
  'ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(34rem,100vw)] max-w-none border-line border-l transition-transform duration-200 ease-out starting:translate-x-6'

/** Details beside the list where there is space, above it where there is none. Escape closes them. */
export function SidePanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 80rem)')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  if (!isWide)
    return (
      <Dialog open onClose={onClose} title="Detalhes" className={SHEET}>
        {children}
      </Dialog>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what has the focus
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Detalhes"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] w-96 overflow-y-auto rounded-lg border border-line bg-surface p-4 focus:outline-none"
    >
      <div className="flex justify-end">
        <IconButton label="Fechar os detalhes" onClick={onClose} className="-mt-2 -mr-2">
          <X strokeWidth={1.5} />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
