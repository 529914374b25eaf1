import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import { noticeChoicesQuestion } from '#domains/notifications/ui/notice-choices-question.ts'
import { deviceZone } from '#domains/scheduling/ui/local-time.ts'
import { readReminders, setReminder } from '../contract.ts'
import { type ReminderKind, USUAL_MINUTE } from '../rules.ts'

const question = apiQuery(readReminders, {})

type Chosen = { byMail: boolean; byPush: boolean; minute: number }
const NOTHING: Chosen = { byMail: false, byPush: false, minute: USUAL_MINUTE }

/** What the reader asked to be brought back for. */
export const useReminders = () => useQuery(question)

/** How one reminder comes to the reader, and how to change it; undefined while it loads. */
export function useReminder(kind: ReminderKind) {
  const client = useQueryClient()
  const { data } = useQuery(question)
  const setting = useMutation({
    mutationFn: (chosen: Chosen) => {
      const { byMail, byPush, minute } = chosen
      return browserApi(setReminder, { kind, byMail, byPush, minute, zone: deviceZone() })
    },
    onSuccess: (now) => {
      client.setQueryData(question.queryKey, now)
      void client.invalidateQueries({ queryKey: noticeChoicesQuestion.queryKey })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const stored = data && (data.reminders.find((one) => one.kind === kind) ?? NOTHING)
  // What was pressed counts at once; the server's answer takes its place.
  const chosen = setting.isPending ? setting.variables : stored
  return {
    chosen,
    isSetting: setting.isPending,
    set: (change: Partial<Chosen>) => chosen && setting.mutate({ ...chosen, ...change }),
  }
}
