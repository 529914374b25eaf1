import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
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
import { SpendingNotice } from '#domains/limits/ui/spending-notice.tsx'
import { formatDay } from '#shared/dates.ts'
import { CALL_CHANNELS, isCall, type LiveChannel } from '../../calls/rules.ts'
import { RequestForm } from './request-form.tsx'
import { requestPath } from './request-form-state.ts'
import { WelcomeNote } from './welcome-note.tsx'

const LIVE_CHANNELS: readonly LiveChannel[] = ['chat', ...CALL_CHANNELS]

const STATUS_TEXTS: Record<Status, (name: string) => string> = {
  online: (name) => `${name} está aqui e pode responder agora.`,
  busy: (name) => `${name} está em atendimento. Esta página muda sozinha assim que a consulta terminar.`,
  offline: (name) => `${name} não está atendendo agora. Esta página muda sozinha assim que ${name} entrar.`,
}

/** The page before a request: who is there, what it costs, how far one's money goes, and the form. */
export function RequestPage({ consultant }: { consultant: ConsultantProfile }) {
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
  return (
    <div className="mx-auto grid max-w-3xl gap-8 py-8 sm:py-12">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:gap-x-8">
        <Avatar name={name} imageUrl={imageUrl} size="lg" className="sm:size-28" />
        <div className="grid min-w-0 flex-1 basis-[11rem] justify-items-start gap-1.5">
          <StatusBadge status={status} />
          <h1 className="text-3xl">Conversar com {name}</h1>
          <p className="flex flex-wrap gap-x-3 text-quiet">
            {title}
            <a href={`/consultores/${consultant.id}`} className="prose-link">
              ver o perfil
            </a>
          </p>
        </div>
      </header>
      <p role="status" className="text-lg">
        {consultant.backAt && status === 'offline'
          ? `${name} está de férias e volta em ${formatDay(consultant.backAt)}.`
          : STATUS_TEXTS[status](name)}
      </p>
      {consultant.isAutomatic && <AutomaticNotice name={name} />}
      <SpendingNotice by="charged" />
      {!consultant.acceptsPackages && <NoPackages name={name} />}
      {ways.length > 1 && way && (
        <RadioCards
          legend="Como você quer conversar?"
          name="canal"
          columns={ways.length > 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}
          value={way.channel}
          onChange={({ target }) => choose(target.value as LiveChannel)}
          cards={ways.map(({ channel, price }) => ({
            value: channel,
            title: channelNames[channel],
            text: (
              <>
                <Money amount={price} /> por minuto
              </>
            ),
          }))}
        />
      )}
      {!way || chatPrice === undefined ? (
        <p className="text-quiet">{name} não atende agora pelos canais que estão abertos.</p>
      ) : (
        <Card className="grid gap-6 p-0! sm:grid-cols-[2fr_3fr] sm:gap-0">
          <Prices price={way.price} isVideo={way.channel === 'video'} />
          <div className="border-line px-5 pb-6 max-sm:border-t max-sm:pt-5 sm:border-l sm:p-7">
            <RequestPanel
              consultant={consultant}
              channel={way.channel}
              price={way.price}
              chatPrice={chatPrice}
              status={status}
              onChat={ways[0]?.channel === 'chat' ? () => choose('chat') : undefined}
            />
          </div>
        </Card>
      )}
      {status !== 'online' && !consultant.backAt && <Meanwhile id={consultant.id} name={name} status={status} />}
      <ul className="grid gap-3 text-quiet text-sm sm:grid-cols-3 sm:gap-6">
        <li className="border-metal border-t pt-3">
          O relógio começa com a primeira palavra de {name} e conta por segundo
          {way && isCall(way.channel) && ', com som dos dois lados'}.
        </li>
        <li className="border-metal border-t pt-3">
          Se alguém cair ou silenciar, ele para. Queda não paga, silêncio não paga.
        </li>
        <li className="border-metal border-t pt-3">
          O que foi reservado e não usado volta para o seu saldo na hora, com recibo.
        </li>
      </ul>
    </div>
  )
}

/** What can be done now about somebody who cannot talk now. */
const Meanwhile = ({ id, name, status }: { id: string; name: string; status: Status }) => (
  <section aria-labelledby="enquanto" className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
    <h2 id="enquanto" className="text-xl">
      Sem esperar por {name}
    </h2>
    <p className="measure text-quiet">
      Escreva a sua pergunta agora e receba a resposta de {name} em até 24 h. Sem resposta no prazo, o valor volta
      inteiro, sozinho.
    </p>
    <div className="grid gap-2 sm:grid-cols-2 sm:items-start">
      <LinkButton href={writtenQuestionPath(id)} wide>
        Perguntar por escrito
      </LinkButton>
      <FollowButtons id={id} name={name} status={status} />
    </div>
  </section>
)

const Prices = ({ price, isVideo }: { price: bigint; isVideo: boolean }) => (
  <div className="grid content-start gap-5 px-5 pt-6 sm:p-7">
    <dl className="grid gap-5">
      <div>
        <dt className="text-quiet text-sm">Por minuto</dt>
        <dd className="font-display text-4xl">
          <Money amount={price} />
        </dd>
      </div>
      <div>
        <dt className="text-quiet text-sm">Dez minutos custam</dt>
        <dd className="text-xl">
          <Money amount={price * 10n} />
        </dd>
      </div>
    </dl>
    {isVideo && (
      <p className="text-quiet text-sm">É o máximo: quando o vídeo de quem atende não chega, custa como voz.</p>
    )}
  </div>
)

type PanelProps = Omit<ComponentProps<typeof RequestForm>, 'personId'>

function RequestPanel({ consultant, channel, ...form }: PanelProps) {
  const { state, user } = useSession()
  if (state === 'loading') return <Skeleton className="h-44 w-full" />
  if (state === 'signed-out') {
    const signIn = signInPathFor(requestPath(consultant.id, channel))
    return (
      <div className="grid gap-4">
        <WelcomeNote consultant={consultant} />
        <p>
          Entre na sua conta para conversar. Criar uma não custa nada, e cada conversa é paga antes, com o saldo que
          você colocou.
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
  return <RequestForm key={channel} personId={user.id} consultant={consultant} channel={channel} {...form} />
}
