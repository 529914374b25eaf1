import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { apiQuery, newQueryClient } from '#browser/query.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { Bill } from './balance-share.tsx'
import { PayForm } from './pay-form.tsx'

const luna = { id: 'luna', name: 'Luna Prado' }
const bonus = (leftCents: bigint, notWithId: string | null) => ({
  id: String(leftCents),
  leftCents,
  expiresAt: new Date('2027-01-21T12:00:00Z'),
  notWithId,
})

function shown(bill: Partial<Bill>, wallet: Partial<OutputOf<typeof readWallet>>) {
  const client = newQueryClient()
  const empty = { availableCents: 0n, reservedCents: 0n, promotionalCents: 0n, minutes: [], answers: [], bonuses: [] }
  client.setQueryData(apiQuery(readWallet, {}).queryKey, { ...empty, ...wallet })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PayForm
        bill={{ total: 13_470n, held: 0n, takesBalance: true, ...bill }}
        words={{ atOnce: 'Sai agora.', thing: 'esta reserva' }}
        request={async () => ({})}
        onPaid={() => {}}
      />
    </QueryClientProvider>,
  )
  return html.replaceAll('\u00a0', ' ').replaceAll(/<[^>]+>/g, ' ')
}

const wallet = { availableCents: 2_000n, promotionalCents: 1_700n, bonuses: [bonus(700n, null), bonus(1_000n, 'luna')] }

test('a booking takes the bonus that is for everybody, and says which is not for this consultant', () => {
  const here = shown({ bonusWith: luna }, wallet)
  expect(here).toContain('Usar os R$ 27,00 que você tem')
  expect(here).toContain('R$ 7,00 disso são bônus, gastos primeiro.')
  expect(here).toContain('R$ 10,00 de bônus não valem com Luna Prado')
  expect(here).toContain('Pagar R$ 107,70 com Pix')
  expect(here).toContain('Até lá, R$ 27,00 do saldo ficam guardados para esta reserva.')
  const there = shown({ bonusWith: { id: 'sol', name: 'Sol' } }, wallet)
  expect(there).toContain('Usar R$ 37,00 do que você tem')
  expect(there).not.toContain('não valem')
})

test('with nothing else in the wallet it is said, too, and the whole price is to be paid', () => {
  const only = shown({ bonusWith: luna }, { promotionalCents: 1_000n, bonuses: [bonus(1_000n, 'luna')] })
  expect(only).toContain('R$ 10,00 de bônus não valem com Luna Prado')
  expect(only).toContain('Pagar R$ 134,70 com Pix')
})

test('an order leaves every bonus where it is', () => {
  const order = shown({}, wallet)
  expect(order).toContain('Usar R$ 20,00 dos R$ 27,00 que você tem')
  expect(order).toContain('R$ 7,00 de bônus ficam: só pagam conversas.')
})

test('what the balance can pay as a whole is paid at once', () =>
  expect(shown({ bonusWith: luna }, { ...wallet, availableCents: 12_770n })).toMatch(
    /Pagar R\$ 134,70 com o saldo\s+Sai agora\./,
  ))
