import { CAPABILITY_OF } from '#domains/accounts/four-eyes.rules.ts'
import type { Capability } from '#shared/capabilities.ts'
import { CAPABILITY_OF_ACT } from '../acts/rules.ts'

/** Everything that waits for a second person: what is given by judgement, and acts on a person; with who decides it. */
export const CAPABILITY_OF_PROPOSAL = { ...CAPABILITY_OF, ...CAPABILITY_OF_ACT } as const
export type ProposalKind = keyof typeof CAPABILITY_OF_PROPOSAL
export const PROPOSAL_KINDS = Object.keys(CAPABILITY_OF_PROPOSAL) as [ProposalKind, ...ProposalKind[]]

/** Whoever has one of these decides about something as a second person. */
export const DECIDE_PROPOSALS: readonly Capability[] = [...new Set(Object.values(CAPABILITY_OF_PROPOSAL))]

/** What a member with these capabilities decides as a second person. */
export const proposalKindsOf = (capabilities: readonly Capability[]) =>
  PROPOSAL_KINDS.filter((kind) => capabilities.includes(CAPABILITY_OF_PROPOSAL[kind]))
