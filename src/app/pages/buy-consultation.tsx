import { useSearchParams } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { Avatar } from '#browser/kit/avatar.tsx'
import { Breadcrumbs } from '#browser/kit/breadcrumbs.tsx'
import { Card } from '#browser/kit/card.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Notice } from '#browser/kit/notice.tsx'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { StatusBadge } from '#browser/kit/status-badge.tsx'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { type ConsultantProfile, getConsultant, searchConsultants } from '#domains/consultants/contract.ts'
import { channelNames, channelPrice, type Channel } from '#domains/consultants/rules.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import { usePresence } from '#domains/consultants/ui/use-presence.ts'
import { formatBRL } from '#shared/money.ts'
import type { Route } from './+types/buy-consultation.ts'

export const meta = () =>
  pageMeta({
    title: 'Comprar uma consulta',
    description: 'Escolha com quem, por onde e por quanto tempo, e veja o total antes de pagar.',
    path: '/comprar/consultas',
  })

export const headers = () => publicPage({ seconds: 30, topics: ['presence'], parameters: ['consultor', 'tipo'] })

/** Whoever the address names; without one, or with one we do not know, people to choose from. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [api, id] = [context.get(apiContext), new URL(request.url).searchParams.get('consultor')]
  const consultant = id
    ? await api(getConsultant, { id }).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
    : undefined
  const { consultants } = consultant ? { consultants: [] } : await api(searchConsultants, {})
  return { consultant, others: consultants.slice(0, 6), isUnknown: Boolean(id) && !consultant }
}

/** The address's words for a kind of consultation, as the spec writes them. */
const KINDS: Record<string, Channel> = { whatsapp: 'messages', chat: 'chat', video: 'video', audio: 'audio' }
const NAMES: Record<Channel, string> = { ...channelNames, messages: 'WhatsApp' }
const LENGTHS = [10, 20, 30, 45, 60]

export default function BuyConsultation({ loaderData: { consultant, others, isUnknown } }: Route.ComponentProps) {
  return (
    <main className="page py-10">
      <Breadcrumbs trail={[{ words: 'Comprar', href: '/comprar' }, { words: 'Consulta avulsa' }]} />
      <PageHeading title="Comprar uma consulta" lead="Com quem, por onde e por quanto tempo. O total aparece antes, e o que a conversa não usar volta." />
      {consultant ? (
        <Chosen consultant={consultant} />
      ) : (
        <>
          {isUnknown && (
            <div className="mb-8">
              <Notice tone="warn">Não encontramos a pessoa deste endereço. Escolha alguém abaixo.</Notice>
            </div>
          )}
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((one) => (
              <li key={one.id}>
                <ConsultantCard consultant={one} />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <a href="/consultores" className="prose-link">
              Ver todos os consultores
            </a>
          </p>
        </>
      )}
    </main>
  )
}

function Chosen({ consultant }: { consultant: ConsultantProfile }) {
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
        {price !== undefined && (
          <table className="w-full max-w-xl border-line border-t">
            <caption className="mb-3 text-left font-display text-xl">Quanto custa</caption>
            <tbody>
              {LENGTHS.map((minutes) => (
                <tr key={minutes} className="border-line border-b">
                  <th scope="row" className="py-3 text-left font-normal">
                    {minutes} minutos
                  </th>
                  <td className="py-3 text-right font-semibold tabular-nums">{formatBRL(price * BigInt(minutes))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="measure text-quiet">
          O tempo é um limite, não uma compra fechada: reservamos o valor, o relógio anda por segundo e só com os dois presentes, e o que sobrar volta ao seu
          saldo no fim.
        </p>
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
        <LinkButton href={`/chat/${id}`}>{isOpen ? 'Escolher o tempo e conversar' : 'Conversar por chat'}</LinkButton>
        <LinkButton href={`/comprar/creditos?next=${encodeURIComponent(`/chat/${id}`)}`} variant="secondary">
          Comprar créditos antes
        </LinkButton>
        <p className="text-quiet text-sm">Pagamento seguro antes do atendimento.</p>
      </Card>
    </div>
  )
}
