import type { Act } from '../acts/restrain.ts'

/** What two of the team change: from what they read into what they decided. */
export type Correction = Omit<Act, 'secondedBy'> & { from: string; to: string; secondedBy: string }
