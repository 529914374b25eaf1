import type { Charge, Gateway } from '#gateways/payments/gateway.ts'

/** `lost_answer`: the request was executed, but its answer was lost. */
export type GatewayFault = 'none' | 'down' | 'slow' | 'garbage' | 'lost_answer'

const never = () => new Promise<never>(() => {})
const down = () => Promise.reject(new Error('connect ECONNREFUSED'))

/** A gateway with faults, drawn anew for every call; `alterCharge` changes the charges it reports. */
export function faultyGateway(
  gateway: Gateway,
  fault: () => GatewayFault,
  alterCharge: (charge: Charge) => Charge = (charge) => charge,
): Gateway {
  const through = async <T>(ask: () => Promise<T>): Promise<T> => {
    switch (fault()) {
      case 'down':
        return down()
      case 'slow':
        return never()
      case 'garbage':
        return '<html>502 Bad Gateway</html>' as T
      case 'lost_answer':
        await ask()
        return down()
      case 'none': {
        const answer = await ask()
        const result = answer as { charge?: Charge; charges?: Charge[] }
        if (result.charges) return { ...answer, charges: result.charges.map(alterCharge) }
        return result.charge ? { ...answer, charge: alterCharge(result.charge) } : answer
      }
    }
  }
  return {
    ...gateway,
    createPixCharge: (order) => through(() => gateway.createPixCharge(order)),
    createCardCharge: (order) => through(() => gateway.createCardCharge(order)),
    chargeSavedCard: (order) => through(() => gateway.chargeSavedCard(order)),
    deleteCard: (token) => through(() => gateway.deleteCard(token)),
    findById: (id) => through(() => gateway.findById(id)),
    findByGatewayId: (id) => through(() => gateway.findByGatewayId(id)),
    refund: (id, n, amount) => through(() => gateway.refund(id, n, amount)),
    findRefund: (id, n, same) => through(() => gateway.findRefund(id, n, same)),
    listSince: (since, cursor) => through(() => gateway.listSince(since, cursor)),
  }
}
