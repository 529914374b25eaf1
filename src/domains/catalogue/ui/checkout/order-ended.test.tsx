import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../orders/contract.ts'
import { OrderEnded } from './order-ended.tsx'

const shown = (kind: Order['kind'], coupon: string | null = null) =>
  renderToStaticMarkup(<OrderEnded order={{ kind, coupon, state: 'expired', surplusCents: 0n } as unknown as Order} />)

test('an ended order speaks of reserved balance only where the balance could pay', () => {
  expect(shown('package')).toContain('Nada foi cobrado, e o que estava reservado do saldo está livre.')
  for (const kind of ['credits', 'subscription'] as const) {
    expect(shown(kind)).toContain('Nada foi cobrado. Fazer')
    expect(shown(kind)).not.toContain('reservado')
  }
  expect(shown('package', 'LUA10')).toContain(
    'Nada foi cobrado, o que estava reservado do saldo está livre, e o cupom LUA10 voltou a valer para você.',
  )
  expect(shown('credits', 'LUA10')).toContain('Nada foi cobrado, e o cupom LUA10 voltou a valer para você.')
})
