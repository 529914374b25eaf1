import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import type { Icon } from '#browser/create-icon.tsx'
import { MessageSquare } from '#browser/icons/message-square.ts'
import { Phone } from '#browser/icons/phone.ts'
import { Video } from '#browser/icons/video.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { channelNames } from '#domains/consultants/rules.ts'
import { lastingWords } from '#domains/wallet/lasting.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { usagePrice } from '../../billing/channel-usage.rules.ts'
import { coversMinimum } from '../../billing/money.rules.ts'
import { changeChannel, declineChannel } from '../../calls/moves.contract.ts'
import { isDearer } from '../../calls/moves.rules.ts'
import { isAbove, isCall, LIVE_CHANNELS, type LiveChannel } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { ReportCall } from './report-call.tsx'
import { channelWord, hadCall } from './room-texts.ts'
import { termsOf, useRoomFunds } from './use-room-funds.ts'

const ICONS: Record<LiveChannel, Icon> = { chat: MessageSquare, audio: Phone, video: Video }

const WHAT: Record<LiveChannel, string> = {
  chat: 'Só por escrito, como numa mensagem.',
  audio: 'Vocês se ouvem; o chat continua ao lado.',
  video: 'Vocês se ouvem e se veem; a câmera desligada custa como voz.',
}

const priceOf = (c: Consultation, channel: LiveChannel) => usagePrice(termsOf(c), channel)

const refused = (error: Error) =>
  void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })

/** The wish for a channel; a dearer one names the price that is on the screen. */
function useChange(c: Consultation, onDone?: () => void) {
  const isNewPrice = (channel: LiveChannel) => c.you === 'client' && isDearer(c, channel)
  return useMutation({
    mutationFn: (channel: LiveChannel) =>
      browserApi(changeChannel, {
        id: c.id,
        channel,
        ...(isNewPrice(channel) && { seenPriceCents: priceOf(c, channel) }),
      }),
    onSuccess: onDone,
    onError: refused,
  })
}

/** What the client has at the price of a dearer channel, and whether it covers three minutes; undefined: not known. */
function useFundsFor(c: Consultation, channel: LiveChannel) {
  const funds = useRoomFunds(c, { to: channel })
  if (!funds || !isCall(channel)) return undefined
  const { pricePerMinute, usableCents: held, hereMs } = funds
  return { funds, suffices: coversMinimum({ pricePerMinute, held, coveredMs: BigInt(hereMs) }) }
}

/** What a dearer channel costs compared with now, and how far the balance goes. */
function DearerTerms({ consultation: c, channel }: { consultation: Consultation; channel: LiveChannel }) {
  const known = useFundsFor(c, channel)
  return (
    <p className="text-sm">
      De {formatBRL(priceOf(c, c.currentChannel))} para{' '}
      <strong className="font-semibold">{formatBRL(priceOf(c, channel))} por minuto</strong>, só enquanto for por{' '}
      {channelWord(channel)}.{' '}
      {known &&
        (known.suffices
          ? lastingWords(known.funds, c.consultant.name, true)
          : 'O que você tem não paga três minutos assim.')}
    </p>
  )
}

type DialogProps = {
  consultation: Consultation
  isOpen: boolean
  onClose: () => void
  onTopUp: (() => void) | undefined
}

/** The channels of this consultation with their prices; down at once, up by the client's yes. */
export function ChannelDialog({ consultation: c, isOpen, onClose, onTopUp }: DialogProps) {
  const change = useChange(c, onClose)
  const mayCall = (channel: LiveChannel) =>
    isCall(channel) && isOpenChannel(channel) && c.offeredCalls.includes(channel) && !c.isCallClosed
  const shown = LIVE_CHANNELS.filter((one) => one === 'chat' || one === c.currentChannel || mayCall(one))
  return (
    <Dialog open={isOpen} onClose={onClose} title="Como continuar a conversa?">
      <ul className="grid gap-3">
        {shown.map((channel) => (
          <Choice
            key={channel}
            consultation={c}
            channel={channel}
            busy={change.isPending && change.variables === channel}
            onChoose={() => change.mutate(channel)}
            onTopUp={onTopUp && (() => (onClose(), onTopUp()))}
          />
        ))}
      </ul>
      <p className="text-quiet text-sm">
        {c.you === 'client'
          ? 'Baixar de canal é na hora, e custa menos. Um segundo de chamada só conta com som dos dois lados.'
          : `Baixar de canal é na hora. Para subir, ${c.client.name} vê o preço e decide.`}
      </p>
      {hadCall(c) && <ReportCall consultation={c} />}
    </Dialog>
  )
}

function Choice({
  consultation: c,
  channel,
  busy,
  onChoose,
  onTopUp,
}: {
  consultation: Consultation
  channel: LiveChannel
  busy: boolean
  onChoose: () => void
  onTopUp: (() => void) | undefined
}) {
  const Icon = ICONS[channel]
  const isNow = channel === c.currentChannel
  const isUp = isAbove(channel, c.currentChannel)
  const isNewPrice = c.you === 'client' && isUp && isDearer(c, channel)
  const known = useFundsFor(c, channel)
  const isShort = isNewPrice && known?.suffices === false
  const price = `${formatBRL(priceOf(c, channel))}/min`
  const isProposed = c.proposed?.channel === channel
  return (
    <li
      aria-current={isNow || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-lg border border-line p-4 aria-[current]:border-accent"
    >
      <Icon className="mt-0.5 size-5 text-accent" strokeWidth={1.5} aria-hidden="true" />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{channelNames[channel]}</span>
          <span className="text-quiet text-sm tabular-nums">{price}</span>
        </p>
        <p className="text-quiet text-sm">{WHAT[channel]}</p>
        {isNewPrice && <DearerTerms consultation={c} channel={channel} />}
      </div>
      <div className="col-start-2">
        {isNow ? (
          <p className="font-medium text-sm">É assim que vocês conversam agora.</p>
        ) : isProposed && c.you === 'consultant' ? (
          <p className="font-medium text-sm">Você propôs; {c.client.name} ainda decide.</p>
        ) : isShort ? (
          <Button size="sm" onClick={onTopUp}>
            Adicionar créditos aqui
          </Button>
        ) : (
          <Button size="sm" variant={isUp ? 'primary' : 'secondary'} busy={busy} onClick={onChoose}>
            {c.you === 'consultant' && isUp
              ? `Propor ${channelWord(channel)}`
              : `${isUp ? 'Passar para' : 'Baixar para'} ${channelWord(channel)}${isNewPrice ? ` a ${price}` : ''}`}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The question to the client, with the old and the new price; to the consultant, that it waits. */
export function ChannelProposal({
  consultation: c,
  onTopUp,
}: {
  consultation: Consultation
  onTopUp: (() => void) | undefined
}) {
  const wanted = c.proposed!.channel
  const word = channelWord(wanted)
  const change = useChange(c)
  const known = useFundsFor(c, wanted)
  const decline = useMutation({ mutationFn: () => browserApi(declineChannel, { id: c.id }), onError: refused })
  if (c.you === 'consultant')
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          Você propôs continuar por {word}. {c.client.name} vê o preço e decide.
        </p>
        <Button size="sm" variant="quiet" className="-mx-3" busy={decline.isPending} onClick={() => decline.mutate()}>
          Retirar
        </Button>
      </div>
    )
  const isNewPrice = isDearer(c, wanted)
  const price = formatBRL(priceOf(c, wanted))
  return (
    <>
      <p className="font-semibold">
        {c.consultant.name} propôs continuar por {word}
      </p>
      {isNewPrice ? (
        <DearerTerms consultation={c} channel={wanted} />
      ) : (
        <p>Dentro do que você já combinou: {price} por minuto.</p>
      )}
      <div className="flex flex-wrap gap-2 lying:sticky lying:-bottom-2.5 lying:-mb-2.5 lying:bg-metal-wash lying:py-2.5">
        {isNewPrice && known?.suffices === false ? (
          <Button size="sm" onClick={onTopUp}>
            Adicionar créditos aqui
          </Button>
        ) : (
          <Button size="sm" busy={change.isPending} onClick={() => change.mutate(wanted)}>
            Sim, por {word} a {price} por minuto
          </Button>
        )}
        <Button size="sm" variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
          Agora não
        </Button>
      </div>
    </>
  )
}
