import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { listPresent, type PresentConsultant } from '#domains/consultants/contract.ts'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { ConsultantCard } from '#domains/consultants/ui/consultant-card.tsx'
import { ListStatusContext } from '#domains/consultants/ui/use-presence.ts'
import { listAvailabilityEstimates, listLatelyHere } from '#domains/consultations/statistics/contract.ts'
import { lastHereWords } from '#domains/consultations/statistics/rules.ts'
import { WelcomeOffers } from '#domains/consultations/ui/request/welcome-offers.tsx'
import { listWelcomeOffers } from '#domains/consultations/welcome-minutes/contract.ts'
import { listQueues } from '#domains/queue/contract.ts'
import { NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { nextTimesOf } from '../agenda-of-list.ts'
import { NextPeopleSection, Programs } from '../apart-from-people.tsx'
import { nextPeopleUnless, readPrograms } from '../read-apart.ts'
import type { Route } from './+types/online-now.ts'
import { ChannelChips } from './channel-chips.tsx'
import { NobodyFree } from './nobody-free.tsx'
import { newlyFree, usePresentConsultants } from './use-present-consultants.ts'

export const meta = () =>
  pageMeta({
    title: 'Consultas online agora',
    description:
      'Quem pode conversar neste momento, por canal e com o preço por minuto à vista. Você paga só os segundos em que os dois estiverem lá.',
    path: '/consultas-online',
  })

export const headers = () =>
  publicPageHeaders({ seconds: 10, topics: [presenceTopic, profilesTopic], parameters: ['canal'] })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const channel = channelIn(new URL(request.url).searchParams)
  const [present, estimates, queues, programs] = await Promise.all([
    api(listPresent, {}),
    api(listAvailabilityEstimates, {}),
    api(listQueues, {}),
    readPrograms(api),
  ])
  const isAnybodyFree = present.some(
    ({ status, channels }) => status === 'online' && (!channel || channels.includes(channel)),
  )
  const [lately, nextPeople] = await Promise.all([
    isAnybodyFree ? [] : api(listLatelyHere, {}),
    nextPeopleUnless(isAnybodyFree, api),
  ])
  const ids = [...present.map(({ id }) => id), ...lately.map(({ consultant }) => consultant.id)].slice(0, MOST_ASKED)
  const [{ consultantIds }, next] = await Promise.all([
    api(listWelcomeOffers, { ids }),
    nextTimesOf(
      api,
      lately.map(({ consultant }) => consultant),
    ),
  ])
  return {
    present,
    estimates,
    queues,
    programs,
    nextPeople,
    lately: lately.map(({ consultant, usualHours, lastOn }) => ({
      consultant,
      whenHere: usualHours ?? lastHereWords(lastOn, next.now),
    })),
    welcomeIds: consultantIds,
    next,
  }
}

const channelIn = (address: URLSearchParams) => CHANNELS.find((one) => one === address.get('canal'))

/** As many as one call takes. */
const MOST_ASKED = 60

/** Who is available now, by channel, and when the others will probably be available. */
export default function OnlineNow({ loaderData }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const channel = channelIn(address)
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
      <WelcomeOffers ids={loaderData.welcomeIds}>
        <ListStatusContext value={presence.statuses}>
          <div className="grid grid-cols-1 gap-12">
            {free.length === 0 ? (
              <NextTimesOfCards {...loaderData.next}>
                <NobodyFree channel={channel} isAnybodyBusy={busy.length > 0} lately={loaderData.lately}>
                  {loaderData.nextPeople && <NextPeopleSection {...loaderData.nextPeople} programs="#programas" />}
                </NobodyFree>
              </NextTimesOfCards>
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
                Cada pessoa atende uma conversa de cada vez. A previsão é a duração mediana das últimas vinte conversas
                de cada uma, menos o que já passou desta. Na fila, a ordem é a de chegada, e nada é cobrado antes da sua
                vez.
              </ConsultantGroup>
            )}
          </div>
        </ListStatusContext>
      </WelcomeOffers>
      <Programs programs={loaderData.programs} />
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
    <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {consultants.map((consultant) => (
        <li key={consultant.id} className="content-visibility-auto [--placeholder-height:13.5rem]">
          <ConsultantCard
            consultant={consultant}
            as="h3"
            whenFree={freeIn.get(consultant.id)}
            channels={consultant.channels}
          />
        </li>
      ))}
    </ul>
  </section>
)
