import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { readFollows, setFollow } from '../follows/contract.ts'

const question = apiQuery(readFollows, {})

/** Whether the reader hears when a favourite opens hours. All switches of a page share one read. */
export function FollowHours({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  const { data } = useQuery(question)
  const setting = useMutation({
    mutationFn: (wanted: boolean) => browserApi(setFollow, { id, topic: 'hours', wanted }),
    onSuccess: (now) => client.setQueryData(question.queryKey, now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const isFollowed = data?.follows.some(({ consultantId }) => consultantId === id) ?? false
  return (
    <Switch
      label={
        <span className="font-normal text-sm">
          Avisar quando abrir horários<span className="sr-only">: {name}</span>
        </span>
      }
      checked={setting.isPending ? setting.variables : isFollowed}
      disabled={!data || setting.isPending}
      onChange={({ target }) => setting.mutate(target.checked)}
    />
  )
}
