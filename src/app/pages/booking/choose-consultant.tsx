import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import type { ConsultantCard } from '#domains/consultants/contract.ts'
import { PricePerMinute } from '#domains/consultants/ui/price-per-minute.tsx'
import { NextTimes } from '#domains/scheduling/ui/next-times.tsx'

type Props = {
  consultants: { consultant: ConsultantCard; slots: Date[] }[]
  now: Date
  isUnknown: boolean
}

/** Who can be booked, with the next free times of each. */
export const ChooseConsultant = ({ consultants, now, isUnknown }: Props) => (
  <>
    <PageHeading
      title="Agendar uma consulta"
      emblem="hourglass"
      lead="Com hora marcada, o horário fica reservado para você. Escolha com quem; o dia e a hora vêm em seguida."
    />
    {isUnknown && (
      <div className="mb-8">
        <Notice tone="warn">Não encontramos a pessoa deste endereço. Escolha alguém abaixo.</Notice>
      </div>
    )}
    {consultants.length === 0 ? (
      <EmptyState
        title="Ninguém tem horários livres agora"
        action={<LinkButton href="/consultas-online">Ver quem está online</LinkButton>}
      >
        <p>As agendas mudam todos os dias. Enquanto isso, dá para conversar com quem está online.</p>
      </EmptyState>
    ) : (
      <>
        <ul className="grid gap-5 md:grid-cols-2">
          {consultants.map(({ consultant, slots }) => (
            <li key={consultant.id}>
              <Bookable consultant={consultant} slots={slots} now={now} />
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a href="/consultores?livre=semana" className="prose-link">
            Ver todos os consultores com horário livre nesta semana
          </a>
        </p>
      </>
    )}
  </>
)

const Bookable = ({ consultant, slots, now }: { consultant: ConsultantCard; slots: Date[]; now: Date }) => (
  <Card as="article" aria-label={consultant.name} className="grid h-full content-start gap-4">
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={consultant.name} imageUrl={consultant.imageUrl} />
      <div className="grid min-w-0 flex-1 basis-[8.5rem] justify-items-start">
        <h2 className="text-xl leading-tight">
          <a href={`/agendar?consultor=${consultant.id}`} className="hover:text-accent">
            {consultant.name}
          </a>
        </h2>
        <p className="text-quiet text-sm">{consultant.title}</p>
        <PricePerMinute reais={consultant.pricePerMinute} className="whitespace-nowrap text-sm tabular-nums" />
      </div>
    </div>
    <NextTimes consultantId={consultant.id} name={consultant.name} slots={slots} now={now} />
    <a href={`/agendar?consultor=${consultant.id}`} className="prose-link justify-self-start text-sm">
      Ver todos os horários<span className="sr-only"> de {consultant.name}</span>
    </a>
  </Card>
)
