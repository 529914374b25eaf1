import type { ItemPage } from '../../../publishing/items/contract.ts'

/** The item that is edited. `onBehind`: somebody else of the team changed it, and it is read again. */
export type Editing = { page: ItemPage; onChanged: (page: ItemPage) => void; onBehind: () => void }
