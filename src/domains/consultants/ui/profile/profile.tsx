import type { ReactNode } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { ShareLinks } from '#browser/kit/buttons/share-links.tsx'
import { useSharedElement } from '#browser/kit/art/shared-element.ts'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { absoluteUrl } from '#browser/seo/site-origin.ts'
import type { ConsultantProfile } from '../../contract.ts'
import { AutomaticBadge, AutomaticNotice } from '../automatic.tsx'
import { Rating } from '../rating.tsx'
import { VoicePlayer, voiceOf } from '../voice-player.tsx'
import { usePresence } from '../use-presence.ts'
import { PricePanel } from './price-panel.tsx'
import { About, Facts, Specialties } from './profile-text.tsx'

type Props = {
  consultant: ConsultantProfile /** Shown above the link to the request page. */
  offer?: ReactNode
  /** Shown below it: the next times that can be booked. */
  agenda?: ReactNode
  reviews: ReactNode
  children?: ReactNode
}

/** The profile of a consultant, with the price panel beside it: who, price, action, what others say, then the rest. */
export function Profile({ consultant, offer, agenda, reviews, children }: Props) {
  const status = usePresence(consultant.id, consultant.status)
  const portrait = useSharedElement(`/consultores/${consultant.id}`, 'portrait')
  const { name, title, description, rating, reviewCount, imageUrl, introduction } = consultant
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
      <header className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:gap-x-8">
          <Avatar name={name} imageUrl={imageUrl} size="xl" className="max-sm:size-24" style={portrait} />
          <div className="grid min-w-0 flex-1 basis-[11rem] justify-items-start gap-2">
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge status={status} />
              {consultant.isAutomatic && <AutomaticBadge />}
            </p>
            <h1 className="text-3xl">{name}</h1>
            <p className="text-quiet sm:text-lg">{title}</p>
            {!consultant.isAutomatic && <Rating rating={rating} reviewCount={reviewCount} />}
          </div>
        </div>
        <p className="measure break-words sm:text-lg">{description}</p>
        {introduction && <VoicePlayer key={introduction.url} {...introduction} label={voiceOf(consultant)} isTitled />}
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PricePanel consultant={consultant} status={status} offer={offer} agenda={agenda} />
      </div>
      <div className="grid content-start gap-8">
        {consultant.isAutomatic && <AutomaticNotice name={name} />}
        {reviews}
        <About consultant={consultant} />
        <Specialties consultant={consultant} />
        {children}
        <Facts consultant={consultant} />
        <ShareLinks url={absoluteUrl(`/consultores/${consultant.id}`)} title={`${name}, ${title}`} />
      </div>
    </div>
  )
}
