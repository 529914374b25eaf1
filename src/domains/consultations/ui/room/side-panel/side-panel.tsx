import { type ReactNode, useId } from 'react'
import { ChevronRight } from '#browser/icons/chevron-right.ts'
import { NotebookPen } from '#browser/icons/notebook-pen.ts'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { Drawer } from '#browser/kit/overlays/dialog.tsx'
import type { SidePanelState } from './use-side-panel.ts'

type Props = { panel: SidePanelState; title: string; children: ReactNode }

/** What a consultant keeps at hand about a client: a column of the room, or a sheet over it. */
export function SidePanel({ panel: { isBeside, isOpen, turn, fold }, title, children }: Props) {
  const heading = useId()
  if (!isBeside)
    return (
      <Drawer open={isOpen} onClose={() => turn(false)} title={title}>
        {children}
      </Drawer>
    )
  return (
    isOpen && (
      <aside
        aria-labelledby={heading}
        className="grid content-start gap-5 overflow-y-auto border-line border-l bg-surface px-5 py-4 max-lg:hidden lg:row-span-full lg:row-start-1 lg:-col-end-1 lying:hidden"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          <IconButton label="Recolher o painel" onClick={fold} className="-mr-2 size-10">
            <ChevronRight strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </aside>
    )
  )
}

/** Opens the panel, and folds it again. */
export const SidePanelButton = ({ panel: { isOpen, turn, button }, title }: Omit<Props, 'children'>) => (
  <IconButton
    ref={button}
    label={title}
    aria-expanded={isOpen}
    onClick={() => turn(!isOpen)}
    className="size-10 aria-expanded:bg-accent-wash aria-expanded:text-accent"
  >
    <NotebookPen strokeWidth={1.5} aria-hidden="true" />
  </IconButton>
)
