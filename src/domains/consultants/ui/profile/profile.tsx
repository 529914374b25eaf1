import type { ReactNode } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ShareLinks } from '#browser/kit/buttons/share-links.tsx'
import { useSharedElement } from '#browser/kit/art/shared-element.ts'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { absoluteUrl } from '#browser/seo/site-origin.ts'
import { formatDay } from '#shared/dates.ts'
import type { ConsultantProfile } from '../../contract.ts'
import { specialtyNames, tierNames } from '../../rules.ts'
import { AutomaticBadge, AutomaticNotice } from '../automatic.tsx'
import { LANGUAGES } from '../list/list-address.ts'
import { Rating } from '../rating.tsx'
import { usePresence } from '../use-presence.ts'
import { PricePanel } from './price-panel.tsx'

type Props = {
  consultant: ConsultantProfile /** Shown above the link to the request page. */
  offer?: ReactNode
  children?: ReactNode
}

/** The profile of a consultant, with the price panel beside it. `children` come between the biography and the facts. */
export function Profile({ consultant, offer, children }: Props) {
  const status = usePresence(consultant.id, consultant.status)
  const portrait = useSharedElement(`/consultores/${consultant.id}`, 'portrait')
  const { name, title, city, bio, rating, reviewCount, imageUrl, specialties, languages, tier, memberSince } =
    consultant
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
      <header className="flex items-center gap-5 sm:gap-8">
        <Avatar name={name} imageUrl={imageUrl} size="xl" className="max-sm:size-24" style={portrait} />
        <div className="grid justify-items-start gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <StatusBadge status={status} />
            {consultant.isAutomatic && <AutomaticBadge />}
          </p>
          <h1 className="text-3xl">{name}</h1>
          <p className="text-quiet sm:text-lg">{title}</p>
          <Rating rating={rating} reviewCount={reviewCount} />
        </div>
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PricePanel consultant={consultant} status={status} offer={offer} />
      </div>
      <div className="grid content-start gap-8">
        {consultant.isAutomatic && <AutomaticNotice name={name} />}
        {consultant.backAt && status === 'offline' && (
          <p className="font-medium">
            {name} está de férias e volta em {formatDay(consultant.backAt)}.
          </p>
        )}
        <ul aria-label="Especialidades" className="flex flex-wrap gap-2">
          {specialties.map((specialty) => (
            <li key={specialty}>
              <a
                href={`/consultores?especialidade=${specialty}`}
                className="inline-flex min-h-8 items-center hover:underline"
              >
                <Badge tone="metal">{specialtyNames[specialty]}</Badge>
              </a>
            </li>
          ))}
        </ul>
        <section aria-labelledby="sobre" className="grid gap-3">
          <h2 id="sobre" className="text-2xl">
            Sobre {name}
          </h2>
          {bio.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="measure">
              {paragraph}
            </p>
          ))}
        </section>
        {children}
        <dl className="grid gap-x-8 gap-y-4 border-line border-y py-5 text-sm sm:grid-cols-2">
          {city && <Fact name="Cidade">{city}</Fact>}
          <Fact name="Atende em">{languages.map((code) => LANGUAGES[code] ?? code).join(', ')}</Fact>
          <Fact name="Na casa desde">{formatDay(memberSince)}</Fact>
          <Fact name="Nível">{tierNames[tier]}</Fact>
        </dl>
        <ShareLinks url={absoluteUrl(`/consultores/${consultant.id}`)} title={`${name}, ${title}`} />
      </div>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-quiet">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
