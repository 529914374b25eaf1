import { paymentBugs } from './payments.ts'
import { plant } from './plant.ts'
import { walletBugs } from './wallet.ts'

/** Plants every bug whose name contains the given words, one after the other; ends badly when one of them went unnoticed. */
const words = process.argv.slice(2).join(' ')
const bugs = [...walletBugs, ...paymentBugs].filter(({ name }) => name.includes(words))
const catches = bugs.map((bug) => {
  const { name, caught, said } = plant(bug)
  console.log(`${caught ? 'caught' : 'MISSED'}  ${name}`)
  if (!caught) console.log(said)
  return caught
})
const caught = catches.filter(Boolean).length
console.log(JSON.stringify({ planted: bugs.length, caught }))
process.exitCode = caught === bugs.length && caught > 0 ? 0 : 1
