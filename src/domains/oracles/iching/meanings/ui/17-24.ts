import { following } from './17-24/17-following.ts'
import { repair } from './17-24/18-repair.ts'
import { approach } from './17-24/19-approach.ts'
import { contemplation } from './17-24/20-contemplation.ts'
import { bite } from './17-24/21-bite.ts'
import { adornment } from './17-24/22-adornment.ts'
import { wearingAway } from './17-24/23-wearing-away.ts'
import { comingBack } from './17-24/24-coming-back.ts'

export const meanings = [following, repair, approach, contemplation, bite, adornment, wearingAway, comingBack] as const
