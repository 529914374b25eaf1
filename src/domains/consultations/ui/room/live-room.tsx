import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { ChevronLeft } from '#browser/icons/chevron-left.ts'
import { Wallet } from '#browser/icons/wallet.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { isCall } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { counterpartOf } from '../counterpart.ts'
import { countsAsSpeech } from '../../room/words.rules.ts'
import { ChannelButton } from './call-channel.tsx'
import { loadCallStage } from './call/load-call-stage.ts'
import { Composer } from './messages/composer.tsx'
import { RoomControls } from './room-controls.tsx'
import { storeDraft, loadDraft } from '../tab-storage.ts'
import { MessageLog } from './messages/message-log.tsx'
import { Meter } from './meter/meter.tsx'
import { MeterAnnouncer } from './meter/meter-announcer.tsx'
import { ShownClock } from './meter/shown-clock.tsx'
import { Notices } from './notices.tsx'
import { usePhotoSlot } from './photos/use-photo-slot.tsx'
import { holdText, TYPING_COUNTS } from './room-texts.ts'
import type { RoomSlots } from './room-slots.ts'
import { SidePanel, SidePanelButton } from './side-panel/side-panel.tsx'
import { type SidePanelState, useSidePanel } from './side-panel/use-side-panel.ts'
import type { RoomState } from './sync/room-state.ts'
import { useConnectionLost } from './sync/use-connection-lost.ts'
import type { RoomActions } from './sync/use-room.ts'
import { useVisualViewport } from './use-visual-viewport.ts'
import { useTableSlot } from './table/table-slot.tsx'
import { useOtherTyping, useTypingWhisper } from './messages/use-typing.ts'

const QuickReplyMenu = lazyPart(() => import('#domains/consultants/ui/quick-reply-menu.tsx'), 'QuickReplyMenu')

const RequestsSwitch = lazyPart(() => import('./requests-switch.tsx'), 'RequestsSwitch')

const CardsOnTable = lazyPart(() => import('./table/cards-on-table.tsx'), 'CardsOnTable')

const CallStage = lazyPart(loadCallStage, 'CallStage')

/**
 * Messages with the clock beside them; in a call the stage above, or before both where there is room. Where large
 * letters leave the messages too little, the room scrolls, and nothing is cut.
 */
const CALL =
  'md:max-w-[1600px] max-lg:[&>aside]:pt-2 lg:[&>aside:first-of-type]:col-start-3 lg:[&>header]:col-span-2 lying:fixed lying:top-[var(--viewport-top,0px)] lying:z-40 lying:h-[var(--viewport-height,100dvh)] lying:max-w-none lying:grid-cols-[minmax(0,1fr)_17rem] lying:grid-rows-[auto_auto_minmax(0,auto)_minmax(0,1fr)_auto] lying:border-0'
const ROWS = {
  chat: 'grid-rows-[auto_auto_auto_minmax(3.5rem,1fr)_auto]',
  chatAndTable:
    'grid-rows-[auto_auto_auto_minmax(3.5rem,1fr)_minmax(13rem,var(--sheet))_auto] lg:[&>aside]:col-start-3 lg:[&>header]:col-span-2',
  call: `grid-rows-[auto_minmax(min-content,min(var(--stage),var(--viewport-height,100dvh)*0.45))_auto_auto_minmax(3.5rem,1fr)_auto] ${CALL}`,
  callAndTable: `grid-rows-[auto_minmax(min-content,11rem)_auto_auto_minmax(3.5rem,1fr)_minmax(13rem,var(--sheet))_auto] ${CALL}`,
} as const

/** The columns where there is width for several. */
const COLUMNS = {
  chat: 'md:max-w-[1200px] lg:grid-cols-[minmax(0,1fr)_20rem]',
  chatAndTable: 'md:max-w-[1600px] lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)_17rem]',
  call: 'lg:grid-cols-[minmax(0,1fr)_20rem_17rem]',
  callAndTable: 'lg:grid-cols-[minmax(0,1fr)_20rem_17rem]',
} as const
/** Open, the panel of the consultant is the last one; beside a table there is no width for it. */
const COLUMNS_WITH_PANEL = {
  ...COLUMNS,
  chat: 'md:max-w-[1600px] lg:grid-cols-[minmax(0,1fr)_15rem_18rem] lg:[--dial:11rem] xl:grid-cols-[minmax(0,1fr)_18rem_22rem] xl:[--dial:14rem]',
  call: 'lg:grid-cols-[minmax(0,1fr)_17rem_14rem_18rem] lg:[--dial:10rem] 2xl:grid-cols-[minmax(0,1fr)_20rem_17rem_22rem] 2xl:[--dial:14rem]',
} as const

/**
 * The table above the field for messages, of which it leaves the last ones in view. Where there is width it lies beside
 * them, under the picture of a call.
 */
const SHEET = 'min-h-0 border-line border-t lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:border-r'
const UNDER_STAGE =
  'lg:h-3/5 lg:self-end lying:col-start-1 lying:row-span-5 lying:row-start-1 lying:self-end lying:h-3/5'

/** Where a call is shown, also before its code is there: above the words, or beside them where there is width. */
const STAGE =
  'min-h-44 border-line border-b bg-sunken lg:col-start-1 lg:row-span-3 lg:row-start-2 lg:overflow-hidden lg:border-r lg:border-b-0 lying:col-start-1 lying:row-span-5 lying:row-start-1 lying:min-h-0 lying:overflow-hidden lying:border-r lying:border-b-0'

/**
 * A running consultation. It fills the window: on small screens all of it, like any messenger; on others what the
 * header leaves, with the dial beside the messages. The footer comes below.
 */
export function LiveRoom({
  room,
  topUp,
  beside,
  outbox,
  send,
  retry,
  withdraw,
  expectEvent,
}: { room: RoomState } & Pick<RoomSlots, 'topUp' | 'beside'> & RoomActions) {
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
  const table = useTableSlot(room, expectEvent)
  useVisualViewport(frame)
  const photo = usePhotoSlot(c.id, () => field.current?.focus())
  const kind = isCall(c.currentChannel) ? 'call' : 'chat'
  const layout = table.isOpen ? (`${kind}AndTable` as const) : kind
  const sidePanel = useSidePanel(table.isOpen ? 'table' : kind)
  const about = c.you === 'consultant' && !c.isAutomatic ? `Sobre ${counterpartOf(c).name}` : undefined
  const isWidened = about !== undefined && sidePanel.isBeside && sidePanel.isOpen

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
  // A program's words start nothing: its client's press does.
  const hasBegun = c.isAutomatic
    ? c.startedAt !== null
    : c.billedMs > 0 || events.some(({ type, authorKind }) => type === 'message' && countsAsSpeech(authorKind))
  const hold = holdText(c, events)
  const counts =
    c.you === 'consultant' && !c.isAutomatic && draft !== '' && !isCall(c.currentChannel) ? TYPING_COUNTS : undefined
  return (
    <section
      ref={frame}
      aria-label={`Consulta com ${counterpartOf(c).name}`}
      className={classes(
        'fixed inset-x-0 top-[var(--viewport-top,0px)] z-40 grid h-[var(--viewport-height,100dvh)] grid-cols-[minmax(0,1fr)] overflow-y-auto overscroll-contain bg-ground md:relative md:top-auto md:z-auto md:mx-auto md:h-[calc(100dvh-4rem-1px)] md:w-full md:border-line md:border-x lg:h-[calc(100dvh-4.5rem-1px)] lg:grid-rows-[auto_auto_minmax(0,1fr)_auto] lg:overflow-visible',
        ROWS[layout],
        (isWidened ? COLUMNS_WITH_PANEL : COLUMNS)[layout],
        table.isLarge ? '[--sheet:100dvh]' : '[--sheet:calc(var(--viewport-height,100dvh)*0.56)]',
        c.currentChannel === 'video' ? '[--stage:44svh]' : '[--stage:38svh]',
      )}
    >
      <ShownClock consultation={c} hasBegun={hasBegun}>
        <RoomHeader consultation={c} onTopUp={onTopUp} about={about} sidePanel={sidePanel} />
        {isCall(c.currentChannel) && (
          <div className={classes(STAGE, table.isOpen && 'lg:h-2/5 lying:h-2/5')}>
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
        {table.isOpen && (
          <div className={classes(SHEET, isCall(c.currentChannel) ? UNDER_STAGE : 'lg:border-t-0')}>{table.sheet}</div>
        )}
        <Composer
          field={field}
          above={table.line}
          before={
            <div className="flex shrink-0 -space-x-1">
              {table.button}
              {!c.isAutomatic && photo.button}
              {c.you === 'consultant' && !c.isAutomatic && (
                <Suspense>
                  <QuickReplyMenu onChoose={prepare} />
                </Suspense>
              )}
            </div>
          }
          tray={photo.tray}
          draft={draft}
          onDraft={write}
          note={hold ?? counts}
          placeholder={`Escreva para ${counterpartOf(c).name}…`}
          onSend={() => {
            send(draft)
            write('')
          }}
        />
        {about !== undefined && (
          <SidePanel panel={sidePanel} title={about}>
            {beside(c)}
            {events.some(({ type }) => type === 'table') && (
              <Suspense>
                <CardsOnTable events={events} />
              </Suspense>
            )}
          </SidePanel>
        )}
        <MeterAnnouncer consultation={c} />
        {isToppingUp !== undefined && topUp(c, { isOpen: isToppingUp, onClose: () => setToppingUp(false) })}
      </ShownClock>
    </section>
  )
}

type PanelProps = { consultation: Consultation; onTopUp: (() => void) | undefined }

type HeaderProps = PanelProps & { about: string | undefined; sidePanel: SidePanelState }

const RoomHeader = ({ consultation: c, onTopUp, about, sidePanel }: HeaderProps) => {
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
        className={classes(
          'lying:hidden',
          about === undefined ? '[@container(max-width:19.5rem)]:hidden' : '[@container(max-width:24rem)]:hidden',
        )}
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
      {about !== undefined && <SidePanelButton panel={sidePanel} title={about} />}
      {c.you === 'consultant' && (
        <Suspense>
          <RequestsSwitch personId={c.consultant.id} />
        </Suspense>
      )}
      <ChannelButton isInHeader consultation={c} onTopUp={onTopUp} />
      {onTopUp && (
        <IconButton label="Adicionar créditos" onClick={onTopUp} className="lg:hidden">
          <Wallet strokeWidth={1.5} />
        </IconButton>
      )}
    </header>
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
        : c.isAutomatic
          ? `Ele só anda depois que ${c.you === 'client' ? 'você aperta' : `${c.client.name} aperta`} para começar, e para 45 segundos depois da última palavra ${c.you === 'client' ? 'sua' : `de ${c.client.name}`}. Nada do que o programa escreve o faz andar.`
          : 'Ele só anda enquanto vocês dois estão na sala, e para quando alguém cai ou silencia.'}
      {c.you === 'consultant' && !c.isAutomatic && !isCall(c.currentChannel) && ` ${TYPING_COUNTS}`}
    </p>
  </aside>
)
