import type { Meaning } from '../../meanings.rules.ts'
import type { PlacedCard } from '../rules.ts'

/** A card in its place with its text. */
export type InterpretedCard = { laid: PlacedCard; meaning: Meaning }
