import { creative } from './01-08/01-creative.ts'
import { receptive } from './01-08/02-receptive.ts'
import { initialDifficulty } from './01-08/03-initial-difficulty.ts'
import { inexperience } from './01-08/04-inexperience.ts'
import { waiting } from './01-08/05-waiting.ts'
import { conflict } from './01-08/06-conflict.ts'
import { troop } from './01-08/07-troop.ts'
import { union } from './01-08/08-union.ts'

export const meanings = [creative, receptive, initialDifficulty, inexperience, waiting, conflict, troop, union] as const
