import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import type { ConsultantProfile } from '../../contract.ts'
import { ConsultantCard } from '../consultant-card.tsx'
import { PricePerMinute } from '../price-per-minute.tsx'
import { About, Facts, Specialties } from '../profile/profile-text.tsx'
import { VoicePlayer, voiceOf } from '../voice-player.tsx'
import { Rating } from '../rating.tsx'

/** Card and profile as clients see them, with what is typed. To look at, not to use. */
export const ProfilePreview = ({ profile, isDraft }: { profile: ConsultantProfile; isDraft: boolean }) => (
  <aside aria-labelledby="previa" className="grid min-w-0 gap-3">
    <h2 id="previa" className="text-xl">
      Como os clientes veem você
    </h2>
    <p role="status" className="text-quiet text-sm">
      {isDraft ? 'Prévia: o que mudou ainda não foi publicado.' : 'É o que está no ar agora.'}
    </p>
    <Tabs
      label="Prévia"
      tabs={[
        {
          value: 'cartao',
          title: 'Cartão',
          content: (
            <div inert>
              <ConsultantCard consultant={profile} as="h3" />
            </div>
          ),
        },
        { value: 'perfil', title: 'Perfil', content: <SmallProfile consultant={profile} /> },
      ]}
    />
  </aside>
)

const SmallProfile = ({ consultant }: { consultant: ConsultantProfile }) => (
  <Card inert className="wrap-anywhere grid gap-5">
    <div className="flex items-center gap-4">
      <Avatar name={consultant.name} imageUrl={consultant.imageUrl} size="lg" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <StatusBadge status={consultant.status} />
        <p className="wrap-anywhere font-display text-2xl leading-tight">{consultant.name}</p>
        <p className="wrap-anywhere text-quiet text-sm">{consultant.title}</p>
        <Rating rating={consultant.rating} reviewCount={consultant.reviewCount} />
      </div>
    </div>
    <PricePerMinute reais={consultant.pricePerMinute} className="font-display text-3xl tabular-nums" />
    {consultant.introduction && (
      <VoicePlayer
        key={consultant.introduction.url}
        {...consultant.introduction}
        label={voiceOf(consultant)}
        isTitled
      />
    )}
    <Specialties consultant={consultant} />
    <About consultant={consultant} />
    <Facts consultant={consultant} />
  </Card>
)
