import { use } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { useSharedElement } from '#browser/kit/art/shared-element.ts'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import type { ConsultantCard as Shown } from '../contract.ts'
import type { Channel } from '../rules.ts'
import { AutomaticBadge } from './automatic.tsx'
import { CardAction } from './card-action.tsx'
import { OtherWays } from './other-ways.tsx'
import { PricePerMinute } from './price-per-minute.tsx'
import { Rating } from './rating.tsx'
import { useCurrentCard } from './profile-updates.ts'
import { usePresence } from './use-presence.ts'
import { WelcomeContext } from './welcome-context.ts'

type Props = {
  consultant: Shown /** The level of the card's heading. */
  as?: 'h2' | 'h3' /** When a busy consultant will probably be free, as text. */
  whenFree?: string | undefined
  /** When somebody who is offline is usually here, as text. */
  whenHere?: string | undefined
  /** The channels they offer, where the page knows them. */
  channels?: readonly Channel[] | undefined
}

/**
 * The card of a consultant, with a live status badge. Its name is the link to the profile, and as wide as the card; one
 * action follows from the presence, and everything else is folded.
 */
export function ConsultantCard({ consultant: painted, as: Heading = 'h2', whenFree, whenHere, channels }: Props) {
  const consultant = useCurrentCard(painted)
  const { id, name, title, rating, reviewCount, pricePerMinute, imageUrl } = consultant
  const status = usePresence(id, consultant.status)
  const portrait = useSharedElement(`/consultores/${id}`, 'portrait')
  const when = status === 'busy' ? whenFree : status === 'offline' && whenHere
  return (
    <Card as="article" lifts aria-label={name} className="relative flex h-full flex-col gap-2.5 p-4! pb-2!">
      <div className="flex gap-3">
        <Avatar name={name} imageUrl={imageUrl} style={portrait} className="size-16!" />
        <div className="grid min-w-0 flex-1 content-start justify-items-start">
          <Heading className="wrap-anywhere text-lg leading-tight">
            <a
              href={`/consultores/${id}`}
              data-view-transition
              className="after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {name}
            </a>
          </Heading>
          <p className="line-clamp-1 wrap-anywhere text-quiet text-sm">{title}</p>
          <Rating rating={rating} reviewCount={reviewCount} isShort />
        </div>
      </div>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge status={status} />
        {/* No list has a program; a page that was open when a program took over reads the card again. */}
        {consultant.isAutomatic && <AutomaticBadge />}
        {when && <span className="text-quiet text-xs">{when}</span>}
        <PricePerMinute reais={pricePerMinute} className="ml-auto font-display text-xl leading-tight tabular-nums" />
      </p>
      <div className="flex items-center gap-1">
        <CardAction id={id} name={name} status={status} />
        <span aria-hidden="true" className="px-3 font-semibold text-accent text-sm">
          Ver perfil
        </span>
      </div>
      <div className="flex items-start justify-between gap-2">
        <OtherWays id={id} name={name} offered={channels} status={status} />
        {use(WelcomeContext).has(id) && <Badge tone="metal">5 min grátis</Badge>}
      </div>
    </Card>
  )
}
