import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/empty-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { PageHeading } from '#browser/kit/page-heading.tsx'
import { publicPage } from '#browser/public-page.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listPresent, type PresentConsultant } from '#domains/consultants/contract.ts'
import { CHANNELS, channelNames } from '#domains/consultants/rules.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import type { Route } from './+types/online-now.ts'

export const meta = () =>
  pageMeta({
    title: 'Consultas online agora',
    description: 'Quem pode conversar neste momento, por canal e com o preço por minuto à vista. Você paga só os segundos em que os dois estiverem lá.',
    path: '/consultas-online',
  })

export const headers = () => publicPage({ seconds: 10, topics: ['presence'], parameters: ['canal'] })

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext)(listPresent, {})

const CHIP = 'inline-flex min-h-10 items-center rounded-full border px-4 text-sm transition-colors duration-150'
const CHOSEN = 'border-accent bg-accent font-semibold text-on-accent'
const OTHER = 'border-edge bg-surface hover:border-accent hover:text-accent'

/** Who is available now, by channel. */
export default function OnlineNow({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const channel = CHANNELS.find((one) => one === address.get('canal'))
  const shown = loaderData.filter(({ channels }) => !channel || channels.includes(channel))
  const [free, busy] = [shown.filter(({ status }) => status === 'online'), shown.filter(({ status }) => status === 'busy')]
  const chips = [['', 'Todos os canais'], ...CHANNELS.map((one) => [one, channelNames[one]])] as [string, string][]
  return (
    <main className="page py-10">
      <PageHeading
        overline="Agora"
        title="Quem pode conversar neste momento"
        lead="Escolha, veja o preço e comece. Se ninguém servir, não custa nada esperar."
      />
      <nav aria-label="Canais" className="mb-8">
        <ul className="flex flex-wrap gap-2">
          {chips.map(([one, words]) => (
            <li key={one}>
              <a
                href={one ? `/consultas-online?canal=${one}` : '/consultas-online'}
                aria-current={one === (channel ?? '') ? 'page' : undefined}
                className={`${CHIP} ${one === (channel ?? '') ? CHOSEN : OTHER}`}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {free.length === 0 ? (
        <EmptyState title="Ninguém livre neste momento" action={<LinkButton href="/consultores">Ver todos os consultores</LinkButton>}>
          {busy.length > 0
            ? 'Quem está abaixo já está em consulta e costuma voltar logo depois.'
            : 'No perfil de cada consultor a situação muda sozinha assim que a pessoa entra.'}
        </EmptyState>
      ) : (
        <Group id="livres" title={free.length === 1 ? '1 pessoa livre' : `${free.length} pessoas livres`} consultants={free} />
      )}
      {busy.length > 0 && (
        <Group id="em-consulta" title={busy.length === 1 ? '1 pessoa em consulta' : `${busy.length} pessoas em consulta`} consultants={busy}>
          Cada pessoa atende uma conversa de cada vez. A situação muda aqui assim que a conversa termina.
        </Group>
      )}
    </main>
  )
}

const Group = ({ id, title, consultants, children }: { id: string; title: string; consultants: readonly PresentConsultant[]; children?: string }) => (
  <section aria-labelledby={id} className="mt-10 first-of-type:mt-0">
    <h2 id={id} className="mb-2 text-2xl">
      {title}
    </h2>
    {children && <p className="measure mb-5 text-quiet">{children}</p>}
    <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {consultants.map((consultant) => (
        <li key={consultant.id}>
          <ConsultantCard consultant={consultant} as="h3" />
        </li>
      ))}
    </ul>
  </section>
)
