import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { pausedWords } from '#browser/paused.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { channelNames, chatPriceOf, type Status } from '#domains/consultants/rules.ts'
import { AutomaticNotice } from '#domains/consultants/ui/automatic.tsx'
import { FollowButtons } from '#domains/consultants/ui/favourites/follow-buttons.tsx'
import { NoPackages } from '#domains/consultants/ui/price-per-minute.tsx'
import { useProfileReload } from '#domains/consultants/ui/profile-updates.ts'
import { writtenQuestionPath } from '#domains/consultants/ui/request-button.tsx'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { usePresence } from '#domains/consultants/ui/use-presence.ts'
import { formatDay } from '#shared/dates.ts'
import { CALL_CHANNELS, type LiveChannel } from '../../channels/rules.ts'
import type { RequestFormProps } from './request-form.tsx'
import { requestPath } from './request-form-state.ts'
import { WelcomeNote } from './welcome-note.tsx'

/** Only for whoever is signed in. */
const RequestForm = lazyPart(() => import('./request-form.tsx'), 'RequestForm')

const ReachedByDevice = lazyPart(() => import('#domains/consultants/ui/reach/reached-by-device.tsx'), 'ReachedByDevice')

const LIVE_CHANNELS: readonly LiveChannel[] = ['chat', ...CALL_CHANNELS]

const STATUS_TEXTS: Record<Status, (name: string) => string> = {
  online: (name) => `${name} pode responder agora.`,
  busy: (name) => `${name} está em atendimento. Você pode entrar na fila, sem pagar nada antes da sua vez.`,
  offline: (name) => `${name} não está atendendo agora. Esta página muda sozinha assim que ${name} entrar.`,
}

const PROGRAM_TEXTS: Record<Status, string> = {
  online: 'O programa está no ar e responde agora.',
  busy: 'O programa está em outra conversa. Você pode entrar na fila, sem pagar nada antes da sua vez.',
  offline: 'O programa não está no ar agora. Esta página muda sozinha assim que ele voltar.',
}

export type QueueSlot = {
  /** Others come first, also while the consultant is online. */
  comesFirst: boolean
  /** Stands in place of the form, for a client. */
  panel: (asked: { personId: string; channel: LiveChannel }) => ReactNode
}

/**
 * The page before a request: who is there, what it costs, how far one's money goes, and the form, or the queue while
 * somebody else talks or comes first.
 */
export function RequestPage({ consultant, queue }: { consultant: ConsultantProfile; queue: QueueSlot }) {
  useProfileReload(consultant.id)
  const status = usePresence(consultant.id, consultant.status)
  const { name, title, imageUrl, prices } = consultant
  const ways = LIVE_CHANNELS.flatMap((channel) => {
    const price = isOpenChannel(channel) ? prices.find((one) => one.channel === channel) : undefined
    return price ? [{ channel, price: price.pricePerMinuteCents }] : []
  })
  const [address, setAddress] = useSearchParams()
  // Apart from the address, which changes a moment later: a choice shows at once.
  const [chosen, setChosen] = useState(address.get('canal'))
  const way = ways.find(({ channel }) => channel === chosen) ?? ways[0]
  const choose = (channel: LiveChannel) => {
    setChosen(channel)
    setAddress(channel === 'chat' ? {} : { canal: channel }, { replace: true, preventScrollReset: true })
  }
  // The price of the profile is that of chat, from which the others are made, also where chat is switched off.
  const chatPrice = way && chatPriceOf(way.price, way.channel)
  const meanwhile = !consultant.backAt && !consultant.isAutomatic && (
    <Meanwhile consultant={consultant} status={status} />
  )
  return (
    <div className="mx-auto grid max-w-2xl gap-5 py-5 sm:gap-7 sm:py-10">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-7">
        <Avatar name={name} imageUrl={imageUrl} size="lg" className="max-sm:size-16" />
        <div className="grid min-w-0 flex-1 basis-[11rem] justify-items-start gap-1">
          <StatusBadge status={status} />
          <h1 className="text-2xl sm:text-3xl">Conversar com {name}</h1>
          <p className="flex flex-wrap gap-x-3 text-quiet text-sm sm:text-base">
            {title}
            <a href={`/consultores/${consultant.id}`} className="prose-link">
              ver o perfil
            </a>
          </p>
        </div>
      </header>
      {status === 'online' && !consultant.isAutomatic && (
        <Suspense>
          <ReachedByDevice key={status} id={consultant.id} name={name} />
        </Suspense>
      )}
      <p role="status" className={status === 'online' ? 'sr-only' : undefined}>
        {consultant.backAt && status === 'offline'
          ? `${name} está de férias e volta em ${formatDay(consultant.backAt)}.`
          : consultant.isAutomatic
            ? PROGRAM_TEXTS[status]
            : STATUS_TEXTS[status](name)}
      </p>
      {consultant.isAutomatic && <AutomaticNotice name={name} />}
      {!consultant.acceptsPackages && !consultant.isAutomatic && <NoPackages name={name} />}
      {status === 'offline' && meanwhile}
      {!way || chatPrice === undefined ? (
        <p className="text-quiet">{name} não atende agora pelos canais que estão abertos.</p>
      ) : (
        <Card className="grid gap-5">
          <Ways ways={ways} chosen={way.channel} onChoose={choose} />
          {pausedWords(`channel:${way.channel}`) ? (
            <PausedNotice what={`channel:${way.channel}`} />
          ) : (
            <RequestPanel
              consultant={consultant}
              channel={way.channel}
              price={way.price}
              chatPrice={chatPrice}
              status={status}
              queue={status === 'busy' || (status === 'online' && queue.comesFirst) ? queue : undefined}
              onChat={ways[0]?.channel === 'chat' ? () => choose('chat') : undefined}
            />
          )}
        </Card>
      )}
      {status === 'busy' && meanwhile}
    </div>
  )
}

type WaysProps = {
  ways: readonly { channel: LiveChannel; price: bigint }[]
  chosen: LiveChannel
  onChoose: (channel: LiveChannel) => void
}

/** The channels side by side, each with its price of a minute; a single one is only said. */
const Ways = ({ ways, chosen, onChoose }: WaysProps) =>
  ways.length === 1 ? (
    <p>
      Por {channelNames[chosen].toLocaleLowerCase('pt-BR')}, <Money amount={ways[0]!.price} className="font-semibold" />{' '}
      por minuto.
    </p>
  ) : (
    <fieldset role="radiogroup" className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">Como você quer conversar?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2">
        {ways.map(({ channel, price }) => (
          <label
            key={channel}
            className="relative grid cursor-pointer justify-items-center gap-0.5 rounded-md border border-edge bg-surface px-1 py-2.5 text-center hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="canal"
              value={channel}
              checked={channel === chosen}
              onChange={() => onChoose(channel)}
              className="absolute inset-0 appearance-none rounded-md outline-none"
            />
            <span className="font-semibold">{channelNames[channel]}</span>
            <span className="whitespace-nowrap text-quiet text-xs sm:text-sm">
              <Money amount={price} />
              <span className="sr-only"> por minuto</span>
              <span aria-hidden="true">/min</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )

/** What can be done now about somebody who cannot talk now. */
const Meanwhile = ({
  consultant: { id, name, answers },
  status,
}: {
  consultant: ConsultantProfile
  status: Status
}) => (
  <section aria-labelledby="enquanto" className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
    <h2 id="enquanto" className="text-xl">
      Sem esperar por {name}
    </h2>
    <p className="measure text-quiet">
      {answers
        ? `Escreva a sua pergunta agora e receba a resposta de ${name} em até ${answers.hours} h. Sem resposta no prazo, o valor volta inteiro, sozinho.`
        : `Peça um aviso de quando ${name} entrar.`}
    </p>
    <div className="grid gap-2 sm:grid-cols-2 sm:items-start">
      {answers && (
        <LinkButton href={writtenQuestionPath(id)} wide>
          Perguntar por escrito
        </LinkButton>
      )}
      <FollowButtons id={id} name={name} status={status} />
    </div>
  </section>
)

type PanelProps = Omit<RequestFormProps, 'personId'> & { queue: QueueSlot | undefined }

function RequestPanel({ consultant, channel, queue, ...form }: PanelProps) {
  const { state, user } = useSession()
  if (state === 'loading') return <Skeleton className="h-44 w-full" />
  if (state === 'signed-out') {
    const signIn = signInPathFor(requestPath(consultant.id, channel))
    return (
      <div className="grid gap-4">
        <WelcomeNote consultant={consultant} />
        <p>
          Entre na sua conta para conversar. Criar uma é grátis. Você coloca créditos antes, e só gasta os segundos em
          que vocês conversam.
        </p>
        <LinkButton href={signIn} wide>
          Entrar
        </LinkButton>
        <LinkButton href={signIn.replace('/login', '/cadastro-novo')} variant="secondary" wide>
          Criar conta grátis
        </LinkButton>
      </div>
    )
  }
  if (user.role !== 'client')
    return (
      <p className="text-quiet">
        Você entrou com uma conta de atendimento. Para se consultar, use uma conta de cliente.
      </p>
    )
  if (queue) return queue.panel({ personId: user.id, channel })
  return (
    <Suspense fallback={<Skeleton className="h-44 w-full" />}>
      <RequestForm key={channel} personId={user.id} consultant={consultant} channel={channel} {...form} />
    </Suspense>
  )
}
