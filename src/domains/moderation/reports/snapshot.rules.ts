import { z } from 'zod/mini'

/** What was reported, as it was: each part with its label. `name`: how the parts of profiles are called in code. */
export const Snapshot = z.array(z.object({ label: z.string(), text: z.string(), name: z.optional(z.string()) }))
export type Snapshot = z.infer<typeof Snapshot>

/** One part; nothing when there is none. */
export const part = (label: string, text: string | number | null | undefined, name?: string): Snapshot =>
  text === null || text === undefined || text === '' ? [] : [{ label, text: String(text), ...(name && { name }) }]

/** The text of a named part as it was. */
export const partOf = (snapshot: Snapshot, name: string) => snapshot.find((one) => one.name === name)?.text
