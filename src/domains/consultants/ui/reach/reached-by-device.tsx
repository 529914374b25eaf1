import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#browser/query.ts'
import { readReachOf } from '../../reach/contract.ts'

/** Says that a request rings on a telephone, where no page of the consultant is open: honest about the wait. */
export function ReachedByDevice({ id, name }: { id: string; name: string }) {
  const { data } = useQuery({ ...apiQuery(readReachOf, { id }), staleTime: 0 })
  if (!data?.byDevice) return null
  return (
    <p className="text-quiet text-sm">
      {name} está alcançável pelo celular: o pedido toca lá e espera até um minuto. Sem resposta, nada é cobrado.
    </p>
  )
}
