import { useRef, useState } from 'react'
import { deviceStorage } from '#browser/storage.ts'
import { useMediaQuery } from '#browser/use-media-query.ts'

type Kind = 'chat' | 'call' | 'table'

/**
 * In a call the stage needs the width: the panel is beside it from 1280 px on, otherwise from 1024; an open table takes
 * its place.
 */
const WIDTH: Record<Kind, string> = { chat: '(min-width: 64rem)', call: '(min-width: 80rem)', table: 'not all' }
/** What this device keeps of each; in a call the panel comes when it is asked for. */
const [OPEN, FOLDED] = ['aberto', 'recolhido']
const placeOf = (kind: Kind) => `sensitivos-painel-${kind}`
const isOpenAtFirst = (kind: Kind) => (deviceStorage.get(placeOf(kind)) ?? (kind === 'chat' ? OPEN : FOLDED)) === OPEN

export type SidePanelState = ReturnType<typeof useSidePanel>

/**
 * Where the panel beside a room is, and whether it is open: beside the conversation as it was left on this device;
 * where there is no room for it, a sheet that its button opens.
 */
export function useSidePanel(kind: Kind) {
  const isBeside = useMediaQuery(WIDTH[kind])
  const [opened, setOpened] = useState(() => ({
    chat: isOpenAtFirst('chat'),
    call: isOpenAtFirst('call'),
    table: false,
  }))
  const [isSheetOpen, setSheetOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = isBeside ? opened[kind] : isSheetOpen
  const turn = (open: boolean) => {
    if (!isBeside) return setSheetOpen(open)
    setOpened({ ...opened, [kind]: open })
    deviceStorage.set(placeOf(kind), open ? OPEN : FOLDED)
  }
  /** Folded from within: the focus goes to the button that opens it again. */
  const fold = () => {
    turn(false)
    button.current?.focus()
  }
  return { isBeside, isOpen, turn, fold, button }
}
