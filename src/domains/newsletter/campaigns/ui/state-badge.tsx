import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { type State, STATES } from '../rules.ts'

const TONES: Readonly<Record<State, BadgeTone>> = {
  draft: 'plain',
  scheduled: 'accent',
  sending: 'metal',
  stopped: 'warn',
  sent: 'good',
}

export const StateBadge = ({ state }: { state: State }) => <Badge tone={TONES[state]}>{STATES[state]}</Badge>
