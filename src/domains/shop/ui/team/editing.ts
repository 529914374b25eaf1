import type { OwnProductPage } from '../../publishing/contract.ts'

/** The product that is edited, and what to do with its page after each act. */
export type Editing = { page: OwnProductPage; onChanged: (page: OwnProductPage) => void }
