import { retreat } from './33-40/33-retreat.ts'
import { greatStrength } from './33-40/34-great-strength.ts'
import { progress } from './33-40/35-progress.ts'
import { veiledLight } from './33-40/36-veiled-light.ts'
import { household } from './33-40/37-household.ts'
import { divergence } from './33-40/38-divergence.ts'
import { obstacle } from './33-40/39-obstacle.ts'
import { relief } from './33-40/40-relief.ts'

export const meanings = [
  retreat,
  greatStrength,
  progress,
  veiledLight,
  household,
  divergence,
  obstacle,
  relief,
] as const
