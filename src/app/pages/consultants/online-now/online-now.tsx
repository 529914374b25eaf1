import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listPresent, type PresentConsultant } from '#domains/consultants/contract.ts'
import { CHANNELS, channelNames, isOpenChannel } from '#domains/consultants/rules.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import { ListStatusContext } from '#domains/consultants/ui/use-presence.ts'
import { listAvailabilityEstimates } from '#domains/consultations/statistics/contract.ts'
import type { Route } from './+types/online-now.ts'
import { ChannelChips } from './channel-chips.tsx'
import { newlyFree, usePresentConsultants } from './use-present-consultants.ts'

export const meta = () =>
  pageMeta({
    title: 'Consultas online agora',
    description:
      'Quem pode conversar neste momento, por canal e com o preço por minuto à vista. Você paga só os segundos em que os dois estiverem lá.',
    path: '/consultas-online',
  })

export const headers = () => publicPageHeaders({ seconds: 10, topics: [presenceTopic], parameters: ['canal'] })

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [present, estimates] = await Promise.all([api(listPresent, {}), api(listAvailabilityEstimates, {})])
  return { present, estimates }
}

/** Who is available now, by channel, and when the others will probably be available. */
export default function OnlineNow({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const channel = CHANNELS.find((one) => one === address.get('canal'))
  const attends = ({ channels }: PresentConsultant) => !channel || channels.includes(channel)
  const presence = usePresentConsultants(loaderData)
  const [shown, latest] = [presence.shown.filter(attends), presence.latest.filter(attends)]
  const [free, busy] = [
    shown.filter(({ status }) => status === 'online'),
    shown.filter(({ status }) => status === 'busy'),
  ]
  const countNow = (consultants: readonly PresentConsultant[], status: string) =>
    consultants.filter(({ id }) => presence.statuses.get(id) === status).length
  const [freeNow, busyNow, news] = [countNow(free, 'online'), countNow(busy, 'busy'), newlyFree(shown, latest).length]
  return (
    <main className="page py-10">
      <PageHeading
        overline="Agora"
        title="Quem pode conversar neste momento"
        lead="Escolha, veja o preço e comece. Se ninguém servir, não custa nada esperar."
      />
      <ChannelChips channel={channel} />
      <div role="status" className="sticky top-20 z-10 grid justify-center">
        {news > 0 && (
          <Button size="sm" onClick={presence.show} className="mb-6 shadow-lifted">
            {news === 1 ? '1 pessoa ficou livre agora. Mostrar' : `${news} pessoas ficaram livres agora. Mostrar`}
          </Button>
        )}
      </div>
      <ListStatusContext value={presence.statuses}>
        <div className="grid gap-12">
          {free.length === 0 ? (
            <EmptyState
              title={
                channel && !isOpenChannel(channel)
                  ? `Conversas por ${channelNames[channel].toLowerCase()} abrem em breve`
                  : channel
                    ? `Ninguém livre por ${channelNames[channel].toLowerCase()} neste momento`
                    : 'Ninguém livre neste momento'
              }
              action={
                channel ? (
                  <LinkButton href="/consultas-online">Ver todos os canais</LinkButton>
                ) : (
                  <LinkButton href="/consultores">Ver todos os consultores</LinkButton>
                )
              }
            >
              {busy.length > 0
                ? 'Quem está abaixo já está em consulta e costuma voltar logo depois.'
                : 'No perfil de cada consultor dá para pedir um aviso de quando a pessoa entrar.'}
            </EmptyState>
          ) : (
            <ConsultantGroup
              id="livres"
              title={
                freeNow === 0
                  ? 'Acabaram de sair ou de começar uma consulta'
                  : freeNow === 1
                    ? '1 pessoa livre'
                    : `${freeNow} pessoas livres`
              }
              consultants={free}
              freeIn={presence.freeIn}
            />
          )}
          {busy.length > 0 && (
            <ConsultantGroup
              id="em-consulta"
              title={busyNow === 1 ? '1 pessoa em consulta' : `${busyNow} pessoas em consulta`}
              consultants={busy}
              freeIn={presence.freeIn}
            >
              Cada pessoa atende uma conversa de cada vez. A previsão é a duração mediana das últimas vinte conversas de
              cada uma, menos o que já passou desta.
            </ConsultantGroup>
          )}
        </div>
      </ListStatusContext>
    </main>
  )
}

type GroupProps = {
  id: string
  title: string
  consultants: readonly PresentConsultant[]
  freeIn: ReadonlyMap<string, string>
  children?: string
}

const ConsultantGroup = ({ id, title, consultants, freeIn, children }: GroupProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-2 text-2xl">
      {title}
    </h2>
    {children && <p className="measure mb-5 text-quiet">{children}</p>}
    <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {consultants.map((consultant) => (
        <li key={consultant.id} className="content-visibility-auto [--placeholder-height:28rem]">
          <ConsultantCard consultant={consultant} as="h3" whenFree={freeIn.get(consultant.id)} />
        </li>
      ))}
    </ul>
  </section>
)
