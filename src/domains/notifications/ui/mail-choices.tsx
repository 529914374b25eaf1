import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Check } from '#browser/icons/check.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { useOptimisticSwitch } from '#browser/use-optimistic-choice.ts'
import { chooseMail, readMailChoices } from '../contract.ts'
import { OPTIONAL_MAIL_WORDS, type OptionalMail } from '../rules.ts'

const question = apiQuery(readMailChoices, {})

/** The optional mails that a role gets. */
const KINDS_OF_ROLE: Readonly<Record<'client' | 'consultor' | 'admin', readonly OptionalMail[]>> = {
  client: ['online_alerts', 'answers', 'follow_ups', 'testimonials'],
  consultor: ['questions', 'online_alerts'],
  admin: ['online_alerts'],
}

const ALWAYS_SENT = [
  'Confirmações de pedidos, pagamentos e recibos',
  'Devoluções, retiradas e desistências',
  'Renovação e cancelamento de assinatura',
  'Senha, e-mail e acessos da sua conta',
]

/** Which mails a person receives: a switch for each kind that is optional, and what is always sent. */
export function MailChoices({ role }: { role: keyof typeof KINDS_OF_ROLE }) {
  const { data, error, refetch } = useQuery(question)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid gap-6">
      <ul className="border-line border-t">
        {KINDS_OF_ROLE[role].map((kind) => (
          <li key={kind} className="border-line border-b py-3">
            <KindSwitch kind={kind} isWanted={!data.refused.includes(kind)} />
          </li>
        ))}
      </ul>
      <div className="grid gap-2 text-sm">
        <p className="font-medium">Sempre chegam, porque a lei ou a sua segurança pedem:</p>
        <ul className="grid gap-1.5 text-quiet">
          {ALWAYS_SENT.map((words) => (
            <li key={words} className="flex gap-2.5">
              <Check strokeWidth={1.75} aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-metal" />
              {words}
            </li>
          ))}
        </ul>
      </div>
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

function KindSwitch({ kind, isWanted }: { kind: OptionalMail; isWanted: boolean }) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: (wanted: boolean) => browserApi(chooseMail, { kind, wanted }),
    async onSuccess(_, wanted) {
      await client.invalidateQueries({ queryKey: question.queryKey })
      toast({ title: wanted ? 'Aviso ligado' : 'Aviso desligado', description: OPTIONAL_MAIL_WORDS[kind].title })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { isOn, isTurning, turn } = useOptimisticSwitch(isWanted, turning)
  const { title, hint } = OPTIONAL_MAIL_WORDS[kind]
  return (
    <Switch
      label={title}
      hint={hint}
      checked={isOn}
      disabled={isTurning}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}
