import { ChevronLeft, Wallet } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { useAvailability } from '#domains/consultants/ui/availability/use-availability.ts'
import { isCall } from '../../calls/rules.ts'
import type { Consultation } from '../../contract.ts'
import { counterpartOf } from '../counterpart.ts'
import { countsAsSpeech } from '../../rules.ts'
import { ChannelButton } from './call-channel.tsx'
import { loadCallStage } from './call/load-call-stage.ts'
import { Composer } from './messages/composer.tsx'
import { RoomControls } from './room-controls.tsx'
import { storeDraft, loadDraft } from '../tab-storage.ts'
import { MessageLog } from './messages/message-log.tsx'
import { Meter } from './meter/meter.tsx'
import { MeterAnnouncer } from './meter/meter-announcer.tsx'
import { Notices } from './notices.tsx'
import { holdText, TYPING_COUNTS } from './room-texts.ts'
import type { RoomSlots } from './room-page.tsx'
import type { RoomState } from './sync/room-state.ts'
import { useConnectionLost } from './sync/use-connection-lost.ts'
import type { RoomActions } from './sync/use-room.ts'
import { useVisualViewport } from './use-visual-viewport.ts'
import { useOtherTyping, useTypingWhisper } from './messages/use-typing.ts'

const QuickReplyMenu = lazy(async () => ({
  default: (await import('#domains/consultants/ui/quick-reply-menu.tsx')).QuickReplyMenu,
}))

const CallStage = lazy(async () => ({ default: (await loadCallStage()).CallStage }))

/**
 * Messages with the clock beside them; in a call the stage above, or before both where there is room. Where large
 * letters leave the messages too little, the room scrolls, and nothing is cut.
 */
const ROWS = {
  chat: 'grid-rows-[auto_auto_auto_minmax(3.5rem,1fr)_auto] md:max-w-[1200px] lg:grid-cols-[minmax(0,1fr)_20rem]',
  call: 'grid-rows-[auto_minmax(min-content,min(var(--stage),var(--viewport-height,100dvh)*0.45))_auto_auto_minmax(3.5rem,1fr)_auto] md:max-w-[1600px] lg:grid-cols-[minmax(0,1fr)_20rem_17rem] max-lg:[&>aside]:pt-2 lg:[&>aside]:col-start-3 lg:[&>header]:col-span-2 lying:fixed lying:top-[var(--viewport-top,0px)] lying:z-40 lying:h-[var(--viewport-height,100dvh)] lying:max-w-none lying:grid-cols-[minmax(0,1fr)_17rem] lying:grid-rows-[auto_auto_minmax(0,auto)_minmax(0,1fr)_auto] lying:border-0',
} as const

/** Where a call is shown, also before its code is there: above the words, or beside them where there is width. */
const STAGE =
  'min-h-44 border-line border-b bg-sunken lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:overflow-hidden lg:border-r lg:border-b-0 lying:row-span-5 lying:row-start-1 lying:min-h-0 lying:overflow-hidden lying:border-r lying:border-b-0'

/**
 * A running consultation. It fills the window: on small screens all of it, like any messenger; on others what the
 * header leaves, with the dial beside the messages. The footer comes below.
 */
export function LiveRoom({
  room,
  topUp,
  outbox,
  send,
  retry,
  withdraw,
}: { room: RoomState } & Pick<RoomSlots, 'topUp'> & RoomActions) {
  const { consultation: c, events } = room
  const [draft, setDraft] = useState(() => loadDraft(c.id))
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const whisper = useTypingWhisper(c.id)
  const isTyping = useOtherTyping(room)
  const isLost = useConnectionLost()
  // Undefined: it was never opened, so its code is not loaded.
  const [isToppingUp, setToppingUp] = useState<boolean>()
  const onTopUp = c.you === 'client' ? () => setToppingUp(true) : undefined
  useVisualViewport(frame)

  const write = (text: string) => {
    setDraft(text)
    storeDraft(c.id, text)
    whisper(text !== '')
  }
  /** What was prepared is not being typed: nobody is told so. */
  const prepare = (text: string) => {
    const next = draft.trim() ? `${draft.trimEnd()}\n${text}` : text
    setDraft(next)
    storeDraft(c.id, next)
    field.current?.focus()
  }
  const hasBegun =
    c.billedMs > 0 || events.some(({ type, authorKind }) => type === 'message' && countsAsSpeech(authorKind))
  const hold = holdText(c, events)
  const counts = c.you === 'consultant' && draft !== '' && !isCall(c.currentChannel) ? TYPING_COUNTS : undefined
  return (
    <section
      ref={frame}
      aria-label={`Consulta com ${counterpartOf(c).name}`}
      className={classes(
        'fixed inset-x-0 top-[var(--viewport-top,0px)] z-40 grid h-[var(--viewport-height,100dvh)] grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain bg-ground md:relative md:top-auto md:z-auto md:mx-auto md:h-[calc(100dvh-4rem-1px)] md:w-full md:border-line md:border-x lg:h-[calc(100dvh-4.5rem-1px)] lg:grid-rows-[auto_auto_minmax(0,1fr)_auto] lg:overflow-visible',
        isCall(c.currentChannel) ? ROWS.call : ROWS.chat,
        c.currentChannel === 'video' ? '[--stage:44svh]' : '[--stage:38svh]',
      )}
    >
      <RoomHeader consultation={c} onTopUp={onTopUp} />
      {isCall(c.currentChannel) && (
        <div className={STAGE}>
          <Suspense>
            <CallStage consultation={c} />
          </Suspense>
        </div>
      )}
      <ClockPanel consultation={c} hasBegun={hasBegun} onTopUp={onTopUp} />
      <Notices consultation={c} isLost={isLost} hasBegun={hasBegun} onTopUp={onTopUp} />
      <MessageLog
        {...{ consultation: c, events, outbox, isTyping, retry }}
        isHeld={hold !== undefined}
        onEdit={(id, body) => {
          withdraw(id)
          write(draft ? `${body}\n${draft}` : body)
          field.current?.focus()
        }}
      />
      <Composer
        field={field}
        before={
          c.you === 'consultant' &&
          !c.isAutomatic && (
            <Suspense>
              <QuickReplyMenu onChoose={prepare} />
            </Suspense>
          )
        }
        draft={draft}
        onDraft={write}
        note={hold ?? counts}
        placeholder={`Escreva para ${counterpartOf(c).name}…`}
        onSend={() => {
          send(draft)
          write('')
        }}
      />
      <MeterAnnouncer consultation={c} />
      {isToppingUp !== undefined && topUp(c, { isOpen: isToppingUp, onClose: () => setToppingUp(false) })}
    </section>
  )
}

type PanelProps = { consultation: Consultation; onTopUp: (() => void) | undefined }

const RoomHeader = ({ consultation: c, onTopUp }: PanelProps) => {
  const other = counterpartOf(c)
  return (
    <header className="flex flex-wrap items-center gap-2.5 bg-surface [container-type:inline-size] px-3 py-2 md:px-4 lg:border-line lg:border-b">
      <a
        href="/chat-room"
        {...iconOnly('Minhas conversas')}
        className="-ml-1 grid size-10 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
      >
        <ChevronLeft className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </a>
      <Avatar
        name={other.name}
        imageUrl={other.imageUrl}
        size="sm"
        className="lying:hidden [@container(max-width:19.5rem)]:hidden"
      />
      <div className="grid min-w-0 flex-1 basis-14 leading-tight lying:basis-8 [@container(max-width:14rem)]:basis-[calc(100%-3rem)]">
        <h1 className="truncate font-sans font-semibold text-base tracking-normal [@container(max-width:14rem)]:whitespace-normal">
          {other.name}
        </h1>
        <span className="truncate text-quiet text-xs lying:hidden [@container(max-width:14rem)]:whitespace-normal">
          {c.booked && c.state === 'accepted'
            ? 'consulta marcada'
            : c.you === 'consultant'
              ? 'em consulta'
              : c.isAutomatic
                ? 'atendimento automático'
                : 'atende você agora'}
        </span>
      </div>
      {c.you === 'consultant' && <RequestsSwitch personId={c.consultant.id} />}
      <ChannelButton isInHeader consultation={c} onTopUp={onTopUp} />
      {onTopUp && (
        <IconButton label="Adicionar créditos" onClick={onTopUp} className="lg:hidden">
          <Wallet strokeWidth={1.5} />
        </IconButton>
      )}
    </header>
  )
}

/** On a phone the room hides the header: here the consultant says whether others may ask after this one. */
const RequestsSwitch = ({ personId }: { personId: string }) => {
  const availability = useAvailability(personId)
  if (!availability) return null
  const { isOn, isTurning, turn } = availability
  return (
    <div className="shrink-0 text-xs md:hidden [&_label]:flex-row-reverse [&_label]:gap-2">
      <Switch
        label={
          <span className="block w-min text-right leading-tight">
            Novos pedidos <span className="sr-only">depois desta consulta</span>
          </span>
        }
        checked={isOn}
        disabled={isTurning}
        onChange={(event) => turn(event.target.checked)}
      />
    </div>
  )
}

/** Meter and buttons: a second line of the header on small screens, a column beside the messages on others. */
const ClockPanel = ({ consultation: c, hasBegun, onTopUp }: PanelProps & { hasBegun: boolean }) => (
  <aside
    aria-label="Relógio da consulta"
    className="flex flex-wrap items-center justify-between gap-2 border-line border-b bg-surface px-3 pb-2 md:px-4 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:grid lg:content-start lg:justify-stretch lg:gap-8 lg:overflow-y-auto lg:border-b-0 lg:border-l lg:px-6 lg:py-8"
  >
    <Meter consultation={c} hasBegun={hasBegun} />
    <div className="flex shrink-0 gap-2 lg:grid">
      <ChannelButton isInHeader={false} consultation={c} onTopUp={onTopUp} />
      <RoomControls consultation={c} />
      {onTopUp && (
        <Button variant="quiet" size="sm" className="max-lg:hidden" onClick={onTopUp}>
          Adicionar créditos
        </Button>
      )}
    </div>
    <p className="border-line border-t pt-5 text-quiet text-sm max-lg:hidden">
      O relógio é o do servidor, igual para os dois.{' '}
      {isCall(c.currentChannel)
        ? 'Ele só anda com som dos dois lados, e para quando alguém cai ou os dois se calam.'
        : 'Ele só anda enquanto vocês dois estão na sala, e para quando alguém cai ou silencia.'}
      {c.you === 'consultant' && !isCall(c.currentChannel) && ` ${TYPING_COUNTS}`}
    </p>
  </aside>
)
