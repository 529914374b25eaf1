import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, use } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { errorMessage } from '#browser/api.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { apiQuery } from '#browser/query.ts'
import { type Favourite, listFavourites } from '../../favourites/contract.ts'
import { LiveBadges } from '../live-badges.tsx'
import { PricePerMinute } from '../price-per-minute.tsx'
import { RequestButton } from '../request-button.tsx'
import { usePresence } from '../use-presence.ts'
import { NextTimeContext } from '../welcome-context.ts'

/** Loaded lazily: the menus weigh as much as the rest of the panel, and the list does not need them. */
const FavouriteMenu = lazyPart(() => import('./favourite-menu.tsx'), 'FavouriteMenu')

/** Of which news of a favourite somebody hears. */
type News = (id: string, name: string) => ReactNode

/** This person's favourites, with live status badges. */
export function MyFavourites({ news }: { news: News }) {
  const { data, error, refetch } = useQuery(apiQuery(listFavourites, {}))
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  if (data.favourites.length === 0)
    return (
      <EmptyState
        title="Ninguém por aqui ainda"
        art={<Emblem name="stars" />}
        action={<LinkButton href="/consultores">Conhecer os consultores</LinkButton>}
      >
        No perfil de cada pessoa dá para guardá-la nos favoritos e reencontrá-la aqui.
      </EmptyState>
    )
  return (
    <LiveBadges painted={data.favourites.map(({ consultant }) => consultant)}>
      <ul className="grid divide-y divide-line border-line border-y">
        {data.favourites.map((favourite) => (
          <li key={favourite.consultant.id}>
            <Row favourite={favourite} news={news} />
          </li>
        ))}
      </ul>
    </LiveBadges>
  )
}

function Row({ favourite: { consultant, waiting }, news }: { favourite: Favourite; news: News }) {
  const { id, name, title, imageUrl, pricePerMinute } = consultant
  const status = usePresence(id, consultant.status)
  const nextTime = use(NextTimeContext)?.get(id)
  return (
    <article aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} imageUrl={imageUrl} />
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-0.5">
        <h3 className="text-lg leading-tight">
          <a href={`/consultores/${id}`} className="hover:text-accent">
            {name}
          </a>
        </h3>
        <p className="text-quiet text-sm">{title}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusBadge status={status} />
          <PricePerMinute reais={pricePerMinute} className="tabular-nums" />
          {nextTime && status !== 'online' && (
            <a href={`/agendar?consultor=${id}`} className="prose-link tabular-nums">
              atende {nextTime.words}
            </a>
          )}
          {waiting && <span className="text-quiet">avisaremos quando entrar</span>}
        </p>
        {news(id, name)}
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <RequestButton id={id} name={name} status={status} size="sm" />
        <Suspense fallback={<span className="size-11" />}>
          <FavouriteMenu id={id} name={name} isWaiting={waiting} isOnline={status === 'online'} />
        </Suspense>
      </div>
    </article>
  )
}
