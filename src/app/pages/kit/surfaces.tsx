import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import { StatusBadge } from '#browser/kit/display/status-badge.tsx'
import { Chapter, Row } from './chapter.tsx'

const NAMES = [
  'ground surface sunken ink quiet line edge focus',
  'accent accent-strong accent-wash on-accent metal metal-ink metal-wash',
  'good good-wash warn warn-wash bad bad-wash on-bad',
  'online online-wash busy busy-wash offline offline-wash',
]
  .join(' ')
  .split(' ')

export const Colours = () => (
  <Chapter title="Cores">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 text-xs">
      {NAMES.map((name) => (
        <li key={name} className="grid gap-1">
          <span className="h-14 rounded-md border border-edge" style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  </Chapter>
)

export const Surfaces = () => (
  <Chapter title="Folhas, selos e retratos">
    <div className="grid gap-5 sm:grid-cols-2">
      <Card>Folha parada</Card>
      <Card lifts>Folha que se levanta sob o ponteiro</Card>
    </div>
    <Row name="selos">
      {(['plain', 'accent', 'metal', 'good', 'warn', 'bad'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
    <Row name="presença; o que não se conhece vale OFFLINE">
      {['online', 'busy', 'offline', 'outra coisa'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
    <Row name="estrelas">
      {[0, 1, 2.5, 4.8, 5].map((rating) => (
        <Stars key={rating} rating={rating} count={Math.round(rating * 7)} />
      ))}
    </Row>
    <Row name="retratos: sem imagem, com imagem quebrada, sem nome">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Luna" size={size} />
      ))}
      <Avatar name="Íris" imageUrl="/nao-existe.png" />
      <Avatar />
    </Row>
  </Chapter>
)
