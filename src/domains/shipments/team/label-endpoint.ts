import { admitChange, type Route, serveRaw } from '#platform/http.ts'
import { invalidInput, readJsonBody } from '#platform/request.ts'
import { isUuid } from '#shared/uuid.ts'
import { buyLabel, type Carrier } from '../parcels/buy-label.ts'
import { refuse } from '../parcels/rules.ts'
import { LABEL_PATH, LabelInput } from './contract.ts'

const MOST_BYTES = 1_024

/** Buys a label at the carrier; answers the address at which it is printed, as text. */
export const labelEndpoint = (carrier: Carrier | undefined): Route =>
  serveRaw('POST', LABEL_PATH, async (request, ports) => {
    const viewer = await admitChange(request, ports, 'team:shop')
    const id = new URL(request.url).pathname.split('/').at(-2)!
    if (!isUuid(id)) throw refuse('parcel_not_found')
    const read = LabelInput.safeParse(await readJsonBody(request, MOST_BYTES))
    if (!read.success) throw invalidInput(read.error.issues)
    const document = read.data.document.replaceAll(/\D/g, '')
    const address = await buyLabel(ports.db, { id, document, carrier, by: viewer.id, clock: ports.clock })
    return new Response(address, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
