import { decrease } from './41-48/41-decrease.ts'
import { increase } from './41-48/42-increase.ts'
import { resolution } from './41-48/43-resolution.ts'
import { encounter } from './41-48/44-encounter.ts'
import { gathering } from './41-48/45-gathering.ts'
import { pushingUpward } from './41-48/46-pushing-upward.ts'
import { confinement } from './41-48/47-confinement.ts'
import { well } from './41-48/48-well.ts'

export const meanings = [
  decrease,
  increase,
  resolution,
  encounter,
  gathering,
  pushingUpward,
  confinement,
  well,
] as const
