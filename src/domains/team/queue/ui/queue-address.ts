import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { QUEUE_KIND_NAMES, type QueueKind } from '../kinds.rules.ts'
import { QUEUE_STATES, type QueueState } from '../rules.ts'

/** A case in an address: its kind and id. */
export const keyOfCase = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`

const VIEWS: Readonly<Record<string, QueueState>> = { adiados: 'snoozed', decididos: 'decided' }
const WORDS_OF_VIEW: Readonly<Record<QueueState, string | undefined>> = {
  waiting: undefined,
  snoozed: 'adiados',
  decided: 'decididos',
}

export type QueueAddress = { view: QueueState; kind: QueueKind | undefined; isMine: boolean; open: string | undefined }

export function readAddress(search: URLSearchParams): QueueAddress {
  const kind = QUEUE_KIND_NAMES.find((name) => name === search.get('tipo'))
  const view = VIEWS[search.get('ver') ?? ''] ?? 'waiting'
  const [openKind, id] = search.get('caso')?.split(':') ?? []
  const isCase = id !== undefined && QUEUE_KIND_NAMES.some((name) => name === openKind)
  return { view, kind, isMine: search.get('de') === 'mim', open: isCase ? `${openKind}:${id}` : undefined }
}

/** The query string of a place in the queue; what is usual is left out. */
export function writeAddress({ view, kind, isMine, open }: QueueAddress): string {
  const search = new URLSearchParams()
  if (view !== QUEUE_STATES[0]) search.set('ver', WORDS_OF_VIEW[view]!)
  if (kind) search.set('tipo', kind)
  if (isMine) search.set('de', 'mim')
  // A colon needs no escape there, and reads better.
  return `?${[search.toString(), open && `caso=${open}`].filter(Boolean).join('&')}`
}

/** Where one is in the queue, and how to go elsewhere. */
export function useQueueAddress() {
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const go = useCallback(
    (to: Partial<QueueAddress>, replace = false) =>
      setSearch((before) => new URLSearchParams(writeAddress({ ...readAddress(before), ...to })), { replace }),
    [setSearch],
  )
  const hrefTo = (to: Partial<QueueAddress>) => `/admin-dashboard${writeAddress({ ...address, ...to })}`
  return { address, go, hrefTo }
}
