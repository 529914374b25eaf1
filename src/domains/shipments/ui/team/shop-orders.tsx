import { useSearchParams } from 'react-router'
import { Tabs } from '#browser/kit/navigation/tabs.tsx'
import { PARCEL_STATE_WORDS } from '../state-words.ts'
import { AccountantExport } from './accountant-export.tsx'
import { OrderOfShop } from './order-of-shop.tsx'
import { OrdersToPack } from './orders-to-pack.tsx'
import { ParcelList } from './parcel-list.tsx'
import { PasteCodes } from './paste-codes.tsx'
import { ReturnList } from './return-list.tsx'

/** Orders of the shop as the team works them off; one of them when the address names it (`pedido`). */
export function ShopOrders() {
  const [search, setSearch] = useSearchParams()
  const orderId = search.get('pedido')
  if (orderId) return <OrderOfShop key={orderId} id={orderId} />
  const shown = search.get('parte') ?? 'embalar'
  return (
    <Tabs
      label="Pedidos da loja"
      value={shown}
      onChange={(part) => setSearch({ parte: part }, { replace: true })}
      tabs={[
        { value: 'embalar', title: 'A embalar', content: <OrdersToPack /> },
        {
          value: 'embalados',
          title: 'Embalados',
          content: (
            <div className="grid gap-8">
              <ParcelList state="packed" />
              <PasteCodes />
            </div>
          ),
        },
        { value: 'a-caminho', title: PARCEL_STATE_WORDS.posted.words, content: <ParcelList state="posted" /> },
        { value: 'nao-chegaram', title: 'A procurar', content: <ParcelList state="missing" /> },
        { value: 'devolucoes', title: 'Devoluções', content: <ReturnList /> },
        { value: 'contabilidade', title: 'Para a contabilidade', content: <AccountantExport /> },
      ]}
    />
  )
}
