import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { nameArticleAuthor, readArticleAuthor } from '../authors/contract.ts'

/** Whose article it is: who follows that consultant hears of it. Nothing before the article was saved once. */
export function ArticleAuthor({ id }: { id: string }) {
  const client = useQueryClient()
  const question = apiQuery(readArticleAuthor, { id })
  const { data } = useQuery(question)
  const naming = useMutation({
    mutationFn: (consultantId: string | null) => browserApi(nameArticleAuthor, { id, consultantId }),
    onSuccess: (now) => client.setQueryData(question.queryKey, now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  if (!data) return null
  return (
    <Select
      label="De quem é o artigo"
      hint="Quem segue esta pessoa recebe um aviso, uma vez, quando o artigo entra no ar."
      className="max-w-sm"
      value={(naming.isPending ? naming.variables : data.consultantId) ?? ''}
      disabled={naming.isPending}
      onChange={({ target }) => naming.mutate(target.value || null)}
    >
      <option value="">Da casa</option>
      {data.consultants.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  )
}
