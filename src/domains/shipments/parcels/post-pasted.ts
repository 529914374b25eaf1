import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { idsBeginning } from './order-range.rules.ts'
import { postParcel } from './post-parcel.ts'
import { listParcelsOf, matchOrders } from './sql.ts'
import { MOST_PASTED_LINES, type PastedLine, readPastedCodes } from './tracking.rules.ts'

/** What became of one pasted line; `refused`: in words. */
export type PastedResult = {
  line: number
  order: string
  outcome: 'posted' | 'posted_before' | 'refused'
  words: string
}

/** Nobody of the team acts on what they bought themselves: such a line refuses the rest. */
const OWN_CASE = 'accounts.own_case'

const FAULTS = {
  no_order: 'A linha começa pelo número do pedido: oito letras e números, como 1A2B3C4D.',
  no_code: 'Depois do pedido vem o código de rastreio: de 8 a 40 letras e números.',
  twice: 'Este código já está em outra linha.',
} as const

/**
 * Posts parcels by pasted lines, each for itself: a bad line keeps no other one back, and the same text again changes
 * nothing. Of an order with several packed parcels the first one goes.
 */
export async function postPasted(
  db: Db,
  { text, by, clock }: { text: string; by: string; clock: Clock },
): Promise<PastedResult[]> {
  const results: PastedResult[] = []
  for (const pasted of readPastedCodes(text).slice(0, MOST_PASTED_LINES))
    results.push({
      line: pasted.line,
      order: pasted.order.slice(0, 8).toUpperCase(),
      ...(await postLine(db, pasted, by, clock)),
    })
  return results
}

type Outcome = Pick<PastedResult, 'outcome' | 'words'>
const refused = (words: string): Outcome => ({ outcome: 'refused', words })

async function postLine(db: Db, pasted: PastedLine, by: string, clock: Clock): Promise<Outcome> {
  if (pasted.fault) return refused(FAULTS[pasted.fault])
  const [order, another] = await matchOrders(db, idsBeginning(pasted.order))
  if (!order) return refused('Nenhum pedido da loja tem este número.')
  if (another) return refused('Dois pedidos começam assim: use mais letras do número.')
  const parcels = await listParcelsOf(db, [order.id])
  if (parcels.some(({ trackingCode }) => trackingCode === pasted.code))
    return { outcome: 'posted_before', words: 'Já estava registrado.' }
  const packed = parcels.find(({ state, isPickup }) => state === 'packed' && !isPickup)
  if (!packed) return refused('Este pedido não tem pacote embalado à espera de postagem.')
  try {
    await postParcel(db, { id: packed.id, code: pasted.code, by, clock })
    return { outcome: 'posted', words: `Pacote ${packed.n} postado.` }
  } catch (error) {
    if (error instanceof Refusal && error.code !== OWN_CASE) return refused(error.message)
    throw error
  }
}
