import { fact, topic } from '#shared/facts.ts'

const switchesTopic = topic('switches')

/** Something was switched off or on, or the notice to all changed. */
export const switchTurned = fact(switchesTopic, 'switch_turned', {})
