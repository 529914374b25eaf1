import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { decideProposal, type Repeats } from './decide-proposal.ts'
import { hasPossibleSecond } from './find-seconds.ts'
import { ALONE_AFTER_MS, CAPABILITY_OF, GIFT_KINDS } from './rules.ts'
import { listWaiting } from './sql.ts'

const MOST = 100

/** `repeats`: the verb of each kind, which other domains have. */
export const fourEyesEndpoints = (repeats: Repeats): Route[] => [
  serve(contract.listProposals, async ({ db, now, viewer }) => {
    const kinds = GIFT_KINDS.filter((kind) => viewer.team?.capabilities.includes(CAPABILITY_OF[kind]))
    const waiting = await listWaiting(db, kinds, viewer.id, MOST)
    const proposals = []
    for (const { amount, inviterId, ...proposal } of waiting) {
      const isOwn = proposal.proposedBy === viewer.id
      const mayAlone = () => now.getTime() - proposal.proposedAt.getTime() >= ALONE_AFTER_MS
      const mayConfirm = isOwn
        ? mayAlone() && !(await hasPossibleSecond(db, proposal))
        : inviterId !== proposal.proposedBy && proposal.receiverId !== viewer.id
      proposals.push({ ...proposal, amountCents: amount, isOwn, mayConfirm })
    }
    return { proposals }
  }),
  serve(contract.decideRefundProposal, async ({ db, clock, viewer, input }) => {
    await decideProposal(db, repeats, { ...input, capability: 'refunds', by: viewer.id, clock })
    return {}
  }),
  serve(contract.decideMoneyProposal, async ({ db, clock, viewer, input }) => {
    await decideProposal(db, repeats, { ...input, capability: 'money', by: viewer.id, clock })
    return {}
  }),
]
