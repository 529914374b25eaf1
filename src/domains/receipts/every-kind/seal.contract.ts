import { z } from 'zod/mini'

/** Proof of a posting: its key and its hash in the ledger. */
export const Seal = z.object({ key: z.string(), hash: z.string() })

export const instantText = z.iso.datetime()
