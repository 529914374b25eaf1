import { smallRestraint } from './09-16/09-small-restraint.ts'
import { step } from './09-16/10-step.ts'
import { peace } from './09-16/11-peace.ts'
import { stagnation } from './09-16/12-stagnation.ts'
import { company } from './09-16/13-company.ts'
import { fullHands } from './09-16/14-full-hands.ts'
import { modesty } from './09-16/15-modesty.ts'
import { enthusiasm } from './09-16/16-enthusiasm.ts'

export const meanings = [smallRestraint, step, peace, stagnation, company, fullHands, modesty, enthusiasm] as const
