import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { readFollows, setFollow } from '../follows/contract.ts'
import { type Topic, TOPICS } from '../follows/rules.ts'

const question = apiQuery(readFollows, {})

const WORDS: Record<Topic, string> = { hours: 'Avisar se abrir horários', articles: 'Avisar se publicar um artigo' }

/** Of which news of a favourite the reader hears; nothing by itself. */
export const FollowSwitches = ({ id, name }: { id: string; name: string }) => (
  <div className="flex flex-wrap gap-x-6">
    {TOPICS.map((topic) => (
      <TopicSwitch key={topic} id={id} name={name} topic={topic} />
    ))}
  </div>
)

/** All switches of a page share one read. */
function TopicSwitch({ id, name, topic }: { id: string; name: string; topic: Topic }) {
  const client = useQueryClient()
  const { data } = useQuery(question)
  const setting = useMutation({
    mutationFn: (wanted: boolean) => browserApi(setFollow, { id, topic, wanted }),
    onSuccess: (now) => client.setQueryData(question.queryKey, now),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const isFollowed = data?.follows.some((one) => one.consultantId === id && one.topic === topic) ?? false
  return (
    <Switch
      label={
        <span className="font-normal text-sm">
          {WORDS[topic]}
          <span className="sr-only">: {name}</span>
        </span>
      }
      checked={setting.isPending ? setting.variables : isFollowed}
      disabled={!data || setting.isPending}
      onChange={({ target }) => setting.mutate(target.checked)}
    />
  )
}
