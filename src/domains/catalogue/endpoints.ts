import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listItems } from './sql.ts'

export const endpoints: Served[] = [serve(contract.listCatalogue, ({ db }) => listItems(db))]
