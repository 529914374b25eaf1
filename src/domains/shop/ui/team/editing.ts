import type { OwnProductPage } from '../../publishing/contract.ts'

/**
 * The product that is edited, and what to do with its page after each act. `onFailed`: where somebody else of the team
 * changed it meanwhile, it is read again, and what was typed stays.
 */
export type Editing = {
  page: OwnProductPage
  onChanged: (page: OwnProductPage) => void
  onFailed: (error: unknown) => void
}
