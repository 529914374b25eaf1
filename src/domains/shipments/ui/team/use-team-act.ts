import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import type { Endpoint, InputOf } from '#shared/contract.ts'
import { listParcels, listReturns, listToPack, readOrderOfTeam } from '../../team/contract.ts'

/** Does something to a parcel or a return, and reads what is on the screen again. */
export function useTeamAct<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => browserApi(endpoint, input),
    onSuccess: () =>
      Promise.all(
        [readOrderOfTeam, listToPack, listParcels, listReturns].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}
