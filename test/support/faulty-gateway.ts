import type { Charge, Gateway } from '#gateways/payments/port.ts'

/** `lost_answer`: it did what we asked, and we never heard. */
export type Mood = 'well' | 'down' | 'slow' | 'garbage' | 'lost_answer'

const never = () => new Promise<never>(() => {})
const down = () => Promise.reject(new Error('connect ECONNREFUSED'))

/** A gateway in a mood, asked anew for every call; `bend` changes what it says of a charge. */
export function faultyGateway(
  gateway: Gateway,
  mood: () => Mood,
  bend: (charge: Charge) => Charge = (charge) => charge,
): Gateway {
  const through = async <T>(ask: () => Promise<T>): Promise<T> => {
    switch (mood()) {
      case 'down':
        return down()
      case 'slow':
        return never()
      case 'garbage':
        return '<html>502 Bad Gateway</html>' as T
      case 'lost_answer':
        await ask()
        return down()
      case 'well': {
        const answer = await ask()
        const told = answer as { charge?: Charge; charges?: Charge[] }
        if (told.charges) return { ...answer, charges: told.charges.map(bend) }
        return told.charge ? { ...answer, charge: bend(told.charge) } : answer
      }
    }
  }
  return {
    ...gateway,
    createPix: (order) => through(() => gateway.createPix(order)),
    createCard: (order) => through(() => gateway.createCard(order)),
    chargeSaved: (order) => through(() => gateway.chargeSaved(order)),
    findById: (id) => through(() => gateway.findById(id)),
    findByGatewayId: (id) => through(() => gateway.findByGatewayId(id)),
    refund: (id, n, amount) => through(() => gateway.refund(id, n, amount)),
    findRefund: (id, n) => through(() => gateway.findRefund(id, n)),
    listSince: (since, cursor) => through(() => gateway.listSince(since, cursor)),
  }
}
