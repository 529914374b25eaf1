/** The signs from Áries to Peixes, for whoever offers them. */
export { SIGNS } from './birth-chart/signs.rules.ts'
