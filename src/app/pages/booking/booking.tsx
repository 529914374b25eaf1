import { Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { type Api, apiContext, isMissing } from '#browser/api.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { monthShowing, monthsShown } from '#browser/kit/forms/weeks-shown.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { getConsultant } from '#domains/consultants/contract.ts'
import { searchConsultants } from '#domains/consultants/search/contract.ts'
import { listNextSlots, listSlots } from '#domains/scheduling/hours/contract.ts'
import { type AgendaAddress, agendaAddressIn } from '#domains/scheduling/ui/choose/agenda-address.ts'
import { askedMonths } from '#domains/scheduling/ui/choose/use-free-times.ts'
import { packTimes } from '#domains/scheduling/ui/choose/free-times.ts'
import { BRASILIA, wallTimeIn } from '#domains/scheduling/ui/local-time.ts'
import type { Route } from './+types/booking.ts'
import { BookConsultant } from './book-consultant.tsx'
import { ChooseConsultant } from './choose-consultant.tsx'

// Nothing of these is painted by the server: they belong to somebody.
const RescheduleBooking = lazyPart(
  () => import('#domains/scheduling/ui/checkout/reschedule-booking.tsx'),
  'RescheduleBooking',
)
const RequestReschedule = lazyPart(
  () => import('#domains/scheduling/ui/checkout/request-reschedule.tsx'),
  'RequestReschedule',
)
const ReservationPage = lazyPart(
  () => import('#domains/scheduling/ui/checkout/reservation-page.tsx'),
  'ReservationPage',
)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.kind === 'book' ? `Agendar com ${loaderData.consultant.name}` : 'Agendar uma consulta',
    description: 'Escolha com quem, o dia e a hora, no seu fuso. Só se paga o tempo em que os dois estiverem lá.',
    path: '/agendar',
    noindex: loaderData?.kind === 'own',
  })

/** The month is painted as a whole: days and times of it need no other answer. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  const keyOf = ({ searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete('dia')
    rest.delete('inicio')
    rest.sort()
    return String(rest)
  }
  return keyOf(currentUrl) !== keyOf(nextUrl)
}

/** What is of one person: a reservation, a booking that its client moves, one for which a consultant proposes. */
const OWN = ['reserva', 'mover', 'propor']

/** Free times of the consultant in the address; without one, who can be booked. What belongs to somebody is not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = new URL(request.url).searchParams
  if (OWN.some((name) => search.has(name))) return { kind: 'own' as const }
  const asked = agendaAddressIn(search)
  const id = asked.consultantId
  const consultant = id ? await orMissing(api(getConsultant, { id })) : undefined
  if (!consultant) return { kind: 'choose' as const, isUnknown: search.has('consultor'), ...(await whoIsFree(api)) }
  const month = await readMonth(api, consultant.id, asked)
  return month ? { kind: 'book' as const, consultant, ...month } : { kind: 'closed' as const, consultant }
}

const orMissing = <T,>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** The month of the address, or the one of the next free time. Undefined: there is no agenda. */
async function readMonth(api: Api, id: string, { minutes, zone: wanted, month: asked, day }: AgendaAddress) {
  const now = new Date()
  const { consultants } = await api(listNextSlots, { ids: [id], minutes })
  const next = consultants[0]?.slots[0]
  const read = async (zone: string) => {
    const today = wallTimeIn(zone, now).day
    const month = asked ?? monthShowing(day ?? wallTimeIn(zone, next ?? now).day, today)
    const months = monthsShown(month, today)
    const times = await orMissing(api(listSlots, { id, ...askedMonths(months), zone, minutes }))
    return times && { month, zone, now, next, times: packTimes(times) }
  }
  // A place without a clock is refused as what is missing is; Brasília has one.
  return (wanted && (await read(wanted).catch(() => undefined))) || read(BRASILIA)
}

/** Who can be booked, with their next free times. */
async function whoIsFree(api: Api) {
  const { consultants } = await api(searchConsultants, {})
  const { consultants: next } = await api(listNextSlots, { ids: consultants.map(({ id }) => id), minutes: 30 })
  const slotsOf = new Map(next.map(({ consultantId, slots }) => [consultantId, slots]))
  return {
    now: new Date(),
    consultants: consultants.flatMap((consultant) => {
      const slots = slotsOf.get(consultant.id)
      return slots?.length ? [{ consultant, slots }] : []
    }),
  }
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <main className="page py-10">
      {loaderData.kind === 'book' ? (
        <BookConsultant key={loaderData.consultant.id} {...loaderData} />
      ) : loaderData.kind === 'choose' ? (
        <ChooseConsultant {...loaderData} />
      ) : loaderData.kind === 'closed' ? (
        <NoAgenda {...loaderData.consultant} />
      ) : (
        <RequireSignIn
          title="Agendar uma consulta"
          role={search.has('propor') ? 'consultor' : 'client'}
          why="Esta consulta é de uma conta. Entre nela para pagar, mudar ou ver o horário."
        >
          {(user) => (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <OwnBooking personId={user.id} search={search} />
            </Suspense>
          )}
        </RequireSignIn>
      )}
    </main>
  )
}

function OwnBooking({ personId, search }: { personId: string; search: URLSearchParams }) {
  const [moving, proposing, id] = [search.get('mover'), search.get('propor'), search.get('reserva')]
  return proposing ? (
    <RequestReschedule key={proposing} id={proposing} personId={personId} />
  ) : moving ? (
    <RescheduleBooking key={moving} id={moving} personId={personId} />
  ) : (
    <ReservationPage key={id} id={id ?? ''} personId={personId} />
  )
}

type Unbookable = { id: string; name: string; isAutomatic?: boolean | undefined }

const NoAgenda = ({ id, name, isAutomatic }: Unbookable) => (
  <>
    <PageHeading title={`Agendar com ${name}`} />
    <EmptyState
      title={isAutomatic ? 'Programa não se marca' : `${name} ainda não abriu a agenda`}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`/consultores/${id}`}>Ver o perfil</LinkButton>
          <LinkButton href="/agendar" variant="secondary">
            Ver quem tem horários
          </LinkButton>
        </div>
      }
    >
      <p>
        {isAutomatic
          ? `Em nome de ${name} atende um programa, que não tem agenda: quando está no ar, responde na hora. Para marcar, escolha uma pessoa.`
          : 'Você pode conversar quando a pessoa estiver online, pedir um aviso no perfil ou perguntar por escrito.'}
      </p>
    </EmptyState>
  </>
)
