import type { Meaning } from '../../meanings/rules.ts'
import type { Laid } from '../rules.ts'

/** A card in its place with what it says. */
export type Read = { laid: Laid; meaning: Meaning }
