import type { Meaning } from '../../meanings.rules.ts'
import type { PlacedCard } from '../rules.ts'

/** A card in its place with what it says. */
export type InterpretedCard = { laid: PlacedCard; meaning: Meaning }
