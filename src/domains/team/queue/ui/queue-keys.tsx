import { useEffect, useRef, useState } from 'react'
import { keyOf } from '#browser/key-of.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import type { QueueCase } from '../contract.ts'
import { keyOfCase, useQueueAddress } from './queue-address.ts'
import { useCaseActs } from './use-case-acts.ts'

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['j, ↓', 'o caso seguinte'],
  ['k, ↑', 'o caso anterior'],
  ['Enter', 'abre o caso'],
  ['Esc', 'volta à fila'],
  ['e', 'assume o caso, ou devolve à fila'],
  ['s', 'adia o caso'],
  ['/ ou Ctrl K', 'busca em tudo'],
  ['?', 'mostra estas teclas'],
]

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-case]')]
const focusedRow = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.case : undefined
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], dialog, [role=menu], [role=dialog]') !== null

/** The queue by keys alone; in a field they are letters. */
export function QueueKeys({ cases, memberId }: { cases: readonly QueueCase[]; memberId: string }) {
  const { address, go } = useQueueAddress()
  const { take, release } = useCaseActs()
  const [isHelpOpen, setHelpOpen] = useState(false)

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const onRow = focusedRow()
    const current = onRow ?? address.open
    const one = cases.find((found) => keyOfCase(found) === current)
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      j: () => move(1),
      k: () => move(-1),
      ArrowDown: onRow ? () => move(1) : undefined,
      ArrowUp: onRow ? () => move(-1) : undefined,
      Escape: address.open ? leave : undefined,
      e: one && (() => (one.takenBy?.id === memberId ? release.mutate(one) : take.mutate(one))),
      s: one && (() => snooze(keyOfCase(one))),
      '?': () => setHelpOpen(true),
    }
    const key = keyOf({ nativeEvent: event })
    const act = key === undefined ? undefined : acts[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  /** On a row to the next row; in an open case to the next case. */
  function move(by: number) {
    const all = rows()
    const at = all.findIndex((row) => row.dataset.case === (focusedRow() ?? address.open))
    const next = all[at < 0 ? 0 : at + by]
    if (!next) return
    if (address.open && focusedRow() === undefined) go({ open: next.dataset.case }, true)
    else next.focus()
  }

  function leave() {
    const last = address.open
    go({ open: undefined })
    requestAnimationFrame(() =>
      rows()
        .find((row) => row.dataset.case === last)
        ?.focus(),
    )
  }

  /** The menu is the open case's own. */
  function snooze(key: string) {
    go({ open: key }, true)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-snooze]')?.focus())
  }

  const newest = useRef(press)
  useEffect(() => {
    newest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => newest.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <Dialog open={isHelpOpen} onClose={() => setHelpOpen(false)} title="Teclas">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {KEYS.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="font-sans font-semibold">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
