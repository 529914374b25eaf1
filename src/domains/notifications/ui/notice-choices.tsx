import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { chooseNotices } from '../choices/contract.ts'
import { isWantedByItself, type NoticeGroup, switchableOn, type Way, WAYS } from '../notices/kinds.rules.ts'
import { GROUP_WORDS } from './group-words.ts'
import { noticeChoicesQuestion } from './notice-choices-question.ts'
import { PushDevices } from './push/push-devices.tsx'

/** What a role is told about. */
const GROUPS_OF_ROLE: Readonly<Record<'client' | 'consultor' | 'admin', readonly NoticeGroup[]>> = {
  client: ['consultations', 'agenda', 'questions', 'following', 'shop', 'news', 'money', 'account'],
  consultor: ['consultations', 'agenda', 'questions', 'following', 'money', 'account'],
  admin: ['following', 'account'],
}

const WAY_WORDS: Record<Way, string> = { page: 'No site', mail: 'E-mail', push: 'No aparelho' }

/** Why a way of a group stays on, in part or whole. */
const WHY_ALWAYS: Partial<Record<NoticeGroup, string>> = {
  consultations: 'O que a equipe decide sobre uma avaliação chega sempre por e-mail.',
  agenda: 'Confirmações, mudanças e lembretes chegam sempre por e-mail: há dinheiro reservado.',
  questions: 'Quando o dinheiro de uma pergunta volta, o e-mail chega sempre.',
  shop: 'O que acontece com um pacote ou uma devolução chega sempre: há prazos e dinheiro.',
  money: 'Recibos, devoluções e prazos chegam sempre: a lei pede.',
  account: 'Chegam sempre: é assim que você percebe se alguém mexeu na sua conta.',
}

/** What a person is told, and by which ways: a switch for each that is optional, and why the others are not. */
export function NoticeChoices({ role, zone }: { role: keyof typeof GROUPS_OF_ROLE; zone: string }) {
  const { data, error, refetch } = useQuery(noticeChoicesQuestion)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid gap-6">
      <ul className="border-line border-t">
        {GROUPS_OF_ROLE[role].map((group) => (
          <li key={group} className="grid gap-2 border-line border-b py-4">
            <p className="grid">
              <span className="font-medium">{GROUP_WORDS[group].title}</span>
              <span className="text-quiet text-sm">{GROUP_WORDS[group].hint}</span>
            </p>
            <div className="flex flex-wrap gap-x-8 gap-y-1">
              {WAYS.map((way) => (
                <WaySwitch
                  key={way}
                  topic={group}
                  way={way}
                  isWanted={
                    data.choices.find((one) => one.topic === group && one.way === way)?.wanted ??
                    isWantedByItself(group, way)
                  }
                />
              ))}
            </div>
            {WHY_ALWAYS[group] && <p className="text-quiet text-sm">{WHY_ALWAYS[group]}</p>}
          </li>
        ))}
      </ul>
      <PushDevices zone={zone} />
      <p className="measure text-quiet text-sm">
        A newsletter é outra lista:{' '}
        <a href="/cadastre-se/newsletter" className="prose-link">
          entre nela aqui
        </a>
        , e saia pelo link no fim de cada carta.
      </p>
    </div>
  )
}

type WayProps = { topic: NoticeGroup; way: Way; isWanted: boolean }

function WaySwitch({ topic, way, isWanted }: WayProps) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: (wanted: boolean) => browserApi(chooseNotices, { topic, way, wanted }),
    async onSuccess(_, wanted) {
      await client.invalidateQueries({ queryKey: noticeChoicesQuestion.queryKey })
      toast({
        title: wanted ? 'Aviso ligado' : 'Aviso desligado',
        description: `${GROUP_WORDS[topic].title}: ${WAY_WORDS[way]}`,
      })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(isWanted, turning)
  const isFixed = switchableOn(topic, way) === 'none'
  return (
    <Switch
      label={
        <>
          {WAY_WORDS[way]}
          <span className="sr-only">: {GROUP_WORDS[topic].title}</span>
          {isFixed && <span className="font-normal text-quiet"> · sempre</span>}
        </>
      }
      checked={isFixed || isOn}
      disabled={isFixed || isTurning}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
