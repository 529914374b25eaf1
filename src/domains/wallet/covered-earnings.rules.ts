/** What covered time earns and how it is paid, for whoever shows it while it runs as for the settlement. */
export { coverageJournal, coveredEarningsOf, earnUses, ownPriceOf, type SettledCover } from './minutes/rules.ts'
