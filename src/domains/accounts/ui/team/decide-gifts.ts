import { browserApi } from '#browser/api.ts'
import { decideGoodwillProposal, decideMoneyProposal, decideRefundProposal } from '../../four-eyes/contract.ts'

type Decision = { id: string; isConfirmed: boolean }

/** How a second person decides about what is given, by the capability for it. */
export const decideGifts = {
  refunds: (given: Decision) => browserApi(decideRefundProposal, given),
  money: (given: Decision) => browserApi(decideMoneyProposal, given),
  goodwill: (given: Decision) => browserApi(decideGoodwillProposal, given),
} as const
