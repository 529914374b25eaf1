import { useSearchParams } from 'react-router'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import type { Item } from '#domains/catalogue/contract.ts'
import { channelOf } from '#domains/catalogue/ui/choose/choice-address.ts'
import { DurationForm } from '#domains/catalogue/ui/choose/duration-form.tsx'
import { AnswerBundles } from '#domains/catalogue/ui/choose/answer-bundles.tsx'
import { WrittenForm } from '#domains/catalogue/ui/choose/written-form.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { MINUTES_CHANNELS, type Channel, channelPrice } from '#domains/consultants/rules.ts'
import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { AutomaticNotice } from '#domains/consultants/ui/automatic.tsx'
import { usePresence } from '#domains/consultants/ui/use-presence.ts'
import { formatBRL } from '#shared/money.ts'
import { viaChannel, ChannelLinks, WRITTEN_KIND } from './channel-links.tsx'

type Props = {
  consultant: ConsultantProfile
  lengths: readonly Item[]
  written: readonly Item[]
  bundles: readonly Item[]
}

/** The chosen consultant: by which channel, for how long, for how much. */
export function ChosenConsultant({ consultant, lengths, written, bundles }: Props) {
  const { id, name, title, imageUrl, prices } = consultant
  const [address] = useSearchParams()
  const status = usePresence(id, consultant.status)
  const channel = channelOf(address.get('tipo'))
  /** What is asked in writing has two words in addresses. */
  const isWritten = address.get('tipo') === WRITTEN_KIND || channel === 'messages'
  const isOpen = isWritten || isOpenChannel(channel)
  const chat = prices.find((price) => price.channel === 'chat')?.pricePerMinuteCents
  /** Calls are paid with credit, by the second; minutes with one consultant are sold for chat. */
  const isByCredit = isOpen && !MINUTES_CHANNELS.includes(channel)
  const isOffered = prices.some((one) => one.channel === channel)
  const price = chat === undefined ? undefined : channelPrice(chat, channel)
  /** Of an open channel that they do not offer there is no price to show. */
  const hasPrice = price !== undefined && !isWritten && (isOffered || !isOpen)
  const { answers } = consultant
  const links = (
    <ChannelLinks
      consultantId={id}
      offered={prices.map((one) => one.channel)}
      takesQuestions={answers !== null}
      chosen={isWritten ? 'messages' : channel}
    />
  )
  if (consultant.isAutomatic)
    return (
      <div className="grid max-w-2xl justify-items-start gap-5">
        <AutomaticNotice name={name} />
        <LinkButton href={`/chat/${id}`}>Conversar com o programa</LinkButton>
      </div>
    )
  return (
    <div className="grid items-start gap-5 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* Whom one asks or talks to stands above what is to be filled in. */}
      <Card as="aside" aria-label="Com quem" className="grid gap-4 max-lg:py-4! lg:col-start-2 lg:row-start-1">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} imageUrl={imageUrl} size="lg" className="max-lg:size-14" />
          <div className="grid min-w-0 flex-1 basis-[8.5rem] justify-items-start gap-1">
            <StatusBadge status={status} />
            <p className="font-display text-xl">{name}</p>
            <p className="text-quiet text-sm">{title}</p>
          </div>
        </div>
        {hasPrice && (
          <p>
            <span className="font-display text-xl tabular-nums lg:text-2xl">{formatBRL(price)}</span>{' '}
            <span className="text-quiet">por minuto, {viaChannel(channel)}</span>
          </p>
        )}
        {isWritten && answers && (
          <p>
            <span className="font-display text-xl tabular-nums lg:text-2xl">{formatBRL(answers.priceCents)}</span>{' '}
            <span className="text-quiet">por resposta, em até {answers.hours} horas</span>
          </p>
        )}
        {isWritten && (
          <p className="text-quiet text-sm max-sm:hidden">{name} não precisa estar online agora para responder.</p>
        )}
        {!isByCredit && (
          <LinkButton href={`/chat/${id}`} variant="secondary" className="max-lg:hidden">
            Conversar com créditos
          </LinkButton>
        )}
      </Card>
      <div className="grid gap-8 lg:col-start-1 lg:row-start-1">
        {!isWritten && links}
        {isWritten &&
          (answers ? (
            <>
              <WrittenForm key={id} items={written} consultant={{ id, name, answers }} />
              <AnswerBundles items={bundles} consultant={{ id, name, answers }} />
            </>
          ) : (
            <Notice title={`${name} não responde por mensagem agora`}>
              Você pode conversar{' '}
              <a href={`/comprar/consultas?consultor=${id}&tipo=chat`} className="prose-link">
                por chat
              </a>{' '}
              ou escolher{' '}
              <a href="/consultores" className="prose-link">
                outra pessoa
              </a>
              .
            </Notice>
          ))}
        {isWritten && links}
        {!isOpen && (
          <Notice tone="accent" title={`Conversas ${viaChannel(channel)} abrem em breve`}>
            O preço já está à vista, para você comparar. Por enquanto a conversa com {name} é{' '}
            <a href={`/comprar/consultas?consultor=${id}&tipo=chat`} className="prose-link">
              por chat
            </a>{' '}
            ou{' '}
            <a href={`/comprar/consultas?consultor=${id}&tipo=${WRITTEN_KIND}`} className="prose-link">
              por escrito
            </a>
            .
          </Notice>
        )}
        {price !== undefined && isByCredit && !isWritten && (
          <ByCredit
            id={id}
            name={name}
            channel={channel}
            price={price}
            isOffered={isOffered}
            isOnline={status === 'online'}
          />
        )}
        {price !== undefined && isOpen && !isByCredit && !isWritten && (
          <DurationForm key={id} items={lengths} consultant={consultant} channel={channel} pricePerMinute={price} />
        )}
        {price !== undefined && !isOpen && <Prices lengths={lengths} price={price} />}
      </div>
    </div>
  )
}

/** A call with credit: what it costs, and the way to its request, with the check of microphone and camera. */
const ByCredit = ({
  id,
  name,
  channel,
  price,
  isOffered,
  isOnline,
}: {
  id: string
  name: string
  channel: Channel
  price: bigint
  isOffered: boolean
  isOnline: boolean
}) =>
  isOffered ? (
    <section aria-labelledby="chamada" className="grid justify-items-start gap-4">
      <h2 id="chamada" className="text-2xl">
        Falar {viaChannel(channel)} com {name}
      </h2>
      <p className="measure text-quiet">
        Na chamada você usa créditos e paga só os segundos em que o som chega aos dois lados, a {formatBRL(price)} por
        minuto. O que sobrar volta na hora. Antes de pedir, você testa o microfone
        {channel === 'video' && ' e a câmera'}.
      </p>
      <LinkButton href={`/chat/${id}?canal=${channel}`} size="lg" variant={isOnline ? 'primary' : 'secondary'}>
        Preparar a chamada
      </LinkButton>
    </section>
  ) : (
    <Notice title={`${name} não atende ${viaChannel(channel)}`}>
      Você pode conversar{' '}
      <a href={`/comprar/consultas?consultor=${id}&tipo=chat`} className="prose-link">
        por chat
      </a>{' '}
      ou ver{' '}
      <a href={`/consultores?canal=${channel}`} className="prose-link">
        quem atende {viaChannel(channel)}
      </a>
      .
    </Notice>
  )

/** Prices of the lengths on a channel that is not open yet. */
const Prices = ({ lengths, price }: { lengths: readonly Item[]; price: bigint }) => (
  <table className="w-full max-w-xl border-line border-t">
    <caption className="mb-3 text-left font-display text-xl">Quanto custa</caption>
    <tbody>
      {lengths.map(({ slug, minutes }) => (
        <tr key={slug} className="border-line border-b">
          <th scope="row" className="py-3 text-left font-normal">
            {minutes} minutos
          </th>
          <td className="py-3 text-right font-semibold tabular-nums">{formatBRL(price * BigInt(minutes!))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
