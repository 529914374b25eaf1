import { ShieldCheck } from 'lucide-react'
import { use } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { useSharedElement } from '#browser/kit/art/shared-element.ts'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import type { ConsultantCard as Shown } from '../contract.ts'
import { type Channel, specialtyNames } from '../rules.ts'
import { AutomaticBadge } from './automatic.tsx'
import { AlertButton } from './favourites/alert-button.tsx'
import { PricePerMinute } from './price-per-minute.tsx'
import { Rating } from './rating.tsx'
import { RequestButton } from './request-button.tsx'
import { useCurrentCard } from './profile-updates.ts'
import { usePresence } from './use-presence.ts'
import { BuyLinks } from './buy-links.tsx'
import { NextTimeContext, WelcomeContext } from './welcome-context.ts'

type Props = {
  consultant: Shown /** The level of the card's heading. */
  as?: 'h2' | 'h3' /** When a busy consultant will probably be free, as text. */
  whenFree?: string | undefined
  /** When somebody who is offline is usually here, as text. */
  whenHere?: string | undefined
  /** The channels they offer, where the page knows them. */
  channels?: readonly Channel[] | undefined
}

/** The card of a consultant, with a live status badge. */
export function ConsultantCard({ consultant: painted, as: Heading = 'h2', whenFree, whenHere, channels }: Props) {
  const consultant = useCurrentCard(painted)
  const { id, name, title, description, rating, reviewCount, pricePerMinute, imageUrl, specialty } = consultant
  const status = usePresence(id, consultant.status)
  const nextTime = use(NextTimeContext).get(id)
  const portrait = useSharedElement(`/consultores/${id}`, 'portrait')
  return (
    <Card as="article" lifts aria-label={name} className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3 sm:gap-4">
        <Avatar name={name} imageUrl={imageUrl} size="lg" style={portrait} />
        <div className="grid min-w-0 flex-1 basis-[8.5rem] justify-items-start gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <StatusBadge status={status} />
            {status === 'busy' && whenFree && <span className="text-quiet text-xs">{whenFree}</span>}
            {status === 'offline' && whenHere && <span className="text-quiet text-xs">{whenHere}</span>}
          </p>
          <Heading className="wrap-anywhere mt-1 text-xl leading-tight">
            <a href={`/consultores/${id}`} data-view-transition className="hover:text-accent">
              {name}
            </a>
          </Heading>
          <p className="wrap-anywhere text-quiet text-sm">{title}</p>
          {consultant.isAutomatic && <AutomaticBadge />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Rating rating={rating} reviewCount={reviewCount} />
        <Badge tone="metal">{specialtyNames[specialty]}</Badge>
      </div>
      <p className="wrap-anywhere flex-1 text-sm">{description}</p>
      <div className="grid gap-1 border-line border-t pt-4">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <PricePerMinute reais={pricePerMinute} className="font-display text-2xl tabular-nums" />
          {use(WelcomeContext).has(id) && <Badge tone="metal">5 min grátis na 1ª conversa</Badge>}
        </p>
        <p className="flex items-center gap-1.5 text-quiet text-xs">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
          Pagamento seguro antes do atendimento
        </p>
      </div>
      <div className="flex flex-wrap gap-1 *:flex-auto">
        <RequestButton id={id} name={name} status={status} />
        {status === 'offline' ? (
          <AlertButton id={id} name={name} />
        ) : (
          <LinkButton
            href={`/consultores/${id}`}
            data-view-transition
            variant="quiet"
            className="px-3"
            aria-label={`Ver perfil de ${name}`}
          >
            Ver perfil
          </LinkButton>
        )}
      </div>
      {nextTime && (
        <a
          href={`/agendar?consultor=${id}`}
          className="-my-1 flex min-h-9 items-center justify-between gap-3 rounded-md px-3 text-sm hover:bg-accent-wash"
        >
          <span className="font-semibold text-accent">
            Agendar<span className="sr-only"> com {name}, próximo horário</span>
          </span>
          <span className="text-quiet tabular-nums">{nextTime}</span>
        </a>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
        <span className="text-quiet text-sm">Comprar consulta</span>
        <BuyLinks id={id} name={name} offered={channels} />
      </div>
    </Card>
  )
}
