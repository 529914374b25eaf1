import type { FreightGateway } from '../gateway.ts'
import { addLabelAt, buyLabelAt, printLabelAt } from './labels.ts'
import { quoteAt } from './quote.ts'
import { askingMelhorEnvio, type MelhorEnvioAccount } from './request.ts'
import { trackAt } from './track.ts'

export const GATEWAY_NAME = 'melhorenvio'

/** Melhor Envio: prices and labels of several carriers. It repeats no request. */
export function melhorEnvioFreight(account: MelhorEnvioAccount): FreightGateway {
  const ask = askingMelhorEnvio(account)
  return {
    name: GATEWAY_NAME,
    quote: (asked) => quoteAt(ask, asked),
    addLabel: (request) => addLabelAt(ask, request),
    buyLabel: (id) => buyLabelAt(ask, id),
    printLabel: (id) => printLabelAt(ask, id),
    track: (ids) => trackAt(ask, ids),
  }
}
