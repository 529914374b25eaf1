import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/api.ts'
import { listApplications } from '../../applications/contract.ts'

/** Shows the corrected text when the person was faster; the tier and the reason stay as chosen. */
export function useReadAgain() {
  const client = useQueryClient()
  return (error: Error) => {
    if (error instanceof ApiError && error.code === 'consultants.changed_meanwhile')
      void client.invalidateQueries({ queryKey: [listApplications.path] })
  }
}
