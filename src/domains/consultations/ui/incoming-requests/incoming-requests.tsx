import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart, quietly } from '#browser/late-code.ts'
import { BellOff } from '#browser/icons/bell-off.ts'
import { BellRing } from '#browser/icons/bell-ring.ts'
import { Bell as BellSign } from '#browser/icons/bell.ts'
import { Video } from '#browser/icons/video.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { whenIdle } from '#browser/when-idle.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import type { Consultation } from '../../state/contract.ts'
import { CallCheckDialog } from '../call-check/call-check-dialog.tsx'
import { useBell } from './bell.ts'
import { useNoticePermission } from './desktop-notice.ts'

const RingSwitch = lazyPart(() => import('#domains/consultants/ui/reach/ring-switch.tsx'), 'RingSwitch')
const IncomingRequest = lazyPart(() => import('./incoming-request.tsx'), 'IncomingRequest')

type Props = {
  requests: readonly Consultation[]
  isOnline: boolean
  /** What is known of who asks; supplied by the site. */
  about: (request: Consultation) => ReactNode
}

/** Requests that wait for an answer, with the time left. */
export function IncomingRequests({ requests, isOnline, about }: Props) {
  const { muted, isAwake, mute } = useBell()
  // Before the first one rings: its seconds are counted.
  useEffect(() => whenIdle(() => void quietly(() => import('./incoming-request.tsx'))), [])
  return (
    <section aria-labelledby="pedidos" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:contents">
        <h2 id="pedidos" className="text-xl">
          Pedidos
        </h2>
        <div className="-mr-3 flex flex-wrap max-sm:order-last max-sm:-ml-3">
          {isOpenChannel('audio') && <TestDevices />}
          <NoticeSwitch />
          <Button size="sm" variant="quiet" aria-pressed={!muted} onClick={() => mute(!muted)}>
            {muted ? (
              <BellOff className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <BellSign className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            )}
            {muted ? 'Sino desligado' : 'Sino ligado'}
          </Button>
        </div>
      </div>
      <div aria-live="assertive" className="grid gap-4">
        {requests.map((request) => (
          <Suspense key={request.id} fallback={<Skeleton className="h-32 w-full" />}>
            <IncomingRequest request={request} about={about(request)} />
          </Suspense>
        ))}
        {requests.length === 0 && (
          <div className="flex items-center gap-5 rounded-lg bg-sunken px-5 py-6">
            <Emblem name={isOnline ? 'lantern' : 'candle'} className="size-16" />
            <p className="text-quiet">
              {isOnline
                ? 'Ninguém chamando agora. O pedido aparece aqui, e toca em qualquer página do site que estiver aberta.'
                : 'Enquanto você estiver offline, ninguém pode chamar.'}
              {/* The first click unlocks the sound. The text keeps its place so that the layout does not shift under the pointer. */}
              {!muted && (
                <span className={classes('mt-1 block text-sm', isAwake && 'invisible')}>
                  O navegador só deixa o sino tocar depois de um clique seu no site.
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      <Suspense>
        <RingSwitch />
      </Suspense>
    </section>
  )
}

/** Also in front of other windows: asked for by a click, and gone once the browser has its answer. */
function NoticeSwitch() {
  const { permission, ask } = useNoticePermission()
  if (permission !== 'default') return null
  return (
    <Button size="sm" variant="quiet" onClick={() => void ask()}>
      <BellRing className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      Avisar fora do navegador
    </Button>
  )
}

/** The check that clients do before a call, for whoever answers them. */
function TestDevices() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <Video className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        Testar câmera e microfone
      </Button>
      <CallCheckDialog channel="video" open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
