import { useSearchParams } from 'react-router'
import { Avatar } from '#browser/kit/avatar.tsx'
import { Card } from '#browser/kit/card.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Notice } from '#browser/kit/notice.tsx'
import { StatusBadge } from '#browser/kit/status-badge.tsx'
import type { Item } from '#domains/catalogue/contract.ts'
import { LengthForm } from '#domains/catalogue/ui/choose/length-form.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { channelNames, channelPrice, type Channel } from '#domains/consultants/rules.ts'
import { usePresence } from '#domains/consultants/ui/use-presence.ts'
import { formatBRL } from '#shared/money.ts'

/** The address's words for a kind of consultation, as the spec writes them. */
const KINDS: Record<string, Channel> = { whatsapp: 'messages', chat: 'chat', video: 'video', audio: 'audio' }
const NAMES: Record<Channel, string> = { ...channelNames, messages: 'WhatsApp' }

/** Somebody to talk with: by which way, for how long, for how much. */
export function ChosenConsultant({ consultant, lengths }: { consultant: ConsultantProfile; lengths: readonly Item[] }) {
  const { id, name, title, imageUrl, prices } = consultant
  const [address] = useSearchParams()
  const status = usePresence(id, consultant.status)
  const channel = KINDS[address.get('tipo') ?? ''] ?? 'chat'
  const chat = prices.find((price) => price.channel === 'chat')?.pricePerMinuteCents
  const price = chat === undefined ? undefined : channelPrice(chat, channel)
  const isOpen = channel === 'chat'
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-8">
        <nav aria-label="Por onde conversar">
          <ul className="flex flex-wrap gap-2">
            {Object.entries(KINDS).map(([kind, one]) => (
              <li key={kind}>
                <a
                  href={`/comprar/consultas?consultor=${id}&tipo=${kind}`}
                  aria-current={one === channel ? 'page' : undefined}
                  className={`inline-flex min-h-10 items-center rounded-full border px-4 text-sm ${one === channel ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
                >
                  {NAMES[one]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {!isOpen && (
          <Notice tone="accent" title={`Conversas por ${NAMES[channel]} ainda não abriram`}>
            {channel === 'messages'
              ? 'Serão mensagens no seu ritmo, dentro do site: telefones nunca são trocados. Hoje a conversa é por chat.'
              : 'O preço já está à vista, para você comparar. Hoje a conversa é por chat.'}
          </Notice>
        )}
        {price !== undefined && isOpen && <LengthForm key={id} items={lengths} consultant={consultant} pricePerMinute={price} />}
        {price !== undefined && !isOpen && <Prices lengths={lengths} price={price} />}
      </div>
      <Card as="aside" aria-label="Com quem" className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={name} imageUrl={imageUrl} size="lg" />
          <div className="grid justify-items-start gap-1">
            <StatusBadge status={status} />
            <p className="font-display text-xl">{name}</p>
            <p className="text-quiet text-sm">{title}</p>
          </div>
        </div>
        {price !== undefined && (
          <p>
            <span className="font-display text-2xl tabular-nums">{formatBRL(price)}</span> <span className="text-quiet">por minuto, por {NAMES[channel]}</span>
          </p>
        )}
        <LinkButton href={`/chat/${id}`} variant="secondary">
          Conversar com créditos
        </LinkButton>
        <p className="text-quiet text-sm">Com créditos não é preciso escolher o tempo: paga-se só os segundos conversados.</p>
        <p className="text-quiet text-sm">Pagamento seguro antes do atendimento.</p>
      </Card>
    </div>
  )
}

/** What a length costs on a channel that is not open yet. */
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
