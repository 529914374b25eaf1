import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readEarnings } from './earnings/read-earnings.ts'
import { readWallet } from './read-wallet.ts'

export const endpoints: Route[] = [
  serve(contract.readWallet, ({ db, viewer }) => readWallet(db, viewer.id)),
  serve(contract.readEarnings, ({ db, viewer, now }) => readEarnings(db, viewer.id, now)),
]
