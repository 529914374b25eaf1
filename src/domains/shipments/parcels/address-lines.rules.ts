import { addressLines, type GoodsAddress } from '#domains/catalogue/goods-address.rules.ts'
import { addressOf, type Company, SITE_NAME } from '#shared/company.ts'

/** Where an order goes, line by line; none: it is fetched, or was forgotten. */
export const receiverLines = ({ address }: { address: GoodsAddress | null }): string[] =>
  address ? addressLines(address) : []

/** Who sends it, and where a return goes. */
export const companyLines = (company: Company): string[] => [
  company.tradeName || company.legalName || SITE_NAME,
  ...addressOf(company),
]
