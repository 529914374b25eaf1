import { moulting } from './49-56/49-moulting.ts'
import { cauldron } from './49-56/50-cauldron.ts'
import { shock } from './49-56/51-shock.ts'
import { stillness } from './49-56/52-stillness.ts'
import { gradually } from './49-56/53-gradually.ts'
import { bride } from './49-56/54-bride.ts'
import { fullness } from './49-56/55-fullness.ts'
import { travelling } from './49-56/56-travelling.ts'

export const meanings = [moulting, cauldron, shock, stillness, gradually, bride, fullness, travelling] as const
