import { moneyBugs } from './money.ts'
import { paymentBugs } from './payments.ts'
import { peopleBugs } from './people.ts'
import { placeBugs } from './places.ts'
import { roomBugs } from './rooms.ts'

export { chaosBugs } from './chaos.ts'

/** The bugs that a test file catches. */
export const bugsForTests = [...moneyBugs, ...paymentBugs, ...placeBugs, ...roomBugs, ...peopleBugs]
