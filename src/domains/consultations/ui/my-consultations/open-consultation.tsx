import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import type { Consultation } from '../../state/contract.ts'
import { priceOfChannel } from '../cost-so-far.ts'
import { counterpartOf } from '../counterpart.ts'
import { consultationStateLabel } from './consultation-state-label.ts'

const LINK_TEXTS: Partial<Record<Consultation['state'], string>> = {
  requested: 'Ver o pedido',
  accepted: 'Entrar na sala',
}

/** The open consultation, with a link to its room. */
export function OpenConsultation({ consultation: c }: { consultation: Consultation }) {
  const other = counterpartOf(c)
  const { words, tone } = consultationStateLabel(c)
  return (
    <Card
      as="section"
      aria-label={`Consulta aberta com ${other.name}`}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 border-metal!"
    >
      <Avatar name={other.name} imageUrl={other.imageUrl} />
      <div className="grid min-w-44 flex-1 justify-items-start gap-1">
        <Badge tone={tone}>{words}</Badge>
        <p className="font-display text-xl leading-tight">
          {c.you === 'client' ? `Sua conversa com ${other.name}` : `${other.name} conversa com você`}
        </p>
        <p className="text-quiet text-sm">
          <Money amount={priceOfChannel(c)} /> por minuto
        </p>
      </div>
      <LinkButton href={`/consultation/${c.id}`} className="max-sm:w-full">
        {LINK_TEXTS[c.state] ?? 'Voltar à conversa'}
      </LinkButton>
    </Card>
  )
}
