/** What covered time earns, for whoever shows it while it runs as for the settlement. */
export { coveredEarningsOf, earnUses, ownPriceOf } from './minutes/rules.ts'
