import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readText } from '../../../texts/contract.ts'
import { isTextKey } from '../../../texts/named.rules.ts'
import { TextForm } from './text-form.tsx'

/** The text of this address. */
export function TextEditor({ kind, name, personId }: { kind: string; name: string; personId: string }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readText, { kind, name }), staleTime: 0, gcTime: 0 })
  const key = `${kind}/${name}`
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data || !isTextKey(key)) return <Skeleton className="h-96 w-full" />
  const fields = Object.fromEntries(data.fields.map(({ name: field, value }) => [field, value]))
  return <TextForm textKey={key} personId={personId} revision={data.revision} kept={fields} />
}
