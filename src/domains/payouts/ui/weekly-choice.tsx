import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Card } from '#browser/kit/display/card.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { useOptimisticChoice } from '#browser/use-optimistic-choice.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { type Payouts, readPayouts, setWeekly } from '../contract.ts'
import { LEAST, WEEKDAYS } from '../rules.ts'

const FRIDAY = 5

/** Every week by itself, on a day of one's own choice. */
export function WeeklyChoice({ weekly }: { weekly: Payouts['weekly'] }) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (weekday: number | null) => browserApi(setWeekly, { weekday }),
    onSettled: () => client.invalidateQueries({ queryKey: [readPayouts.path] }),
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  const { chosen: weekday, isSaving, choose } = useOptimisticChoice(weekly.weekday, saving)
  return (
    <Card as="section" aria-labelledby="semanal" className="grid gap-3">
      <h2 id="semanal" className="text-lg">
        Saque semanal
      </h2>
      <Switch
        label="Sacar tudo uma vez por semana"
        checked={weekday !== null}
        disabled={isSaving}
        onChange={(event) => choose(event.target.checked ? FRIDAY : null)}
      />
      {weekday !== null && (
        <Select
          label="Em que dia"
          value={String(weekday)}
          disabled={isSaving}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {WEEKDAYS.map((day, n) => (
            <option key={day} value={n + 1}>
              {day}
            </option>
          ))}
        </Select>
      )}
      <p role="status" className="text-quiet text-sm">
        {weekly.nextOn
          ? `O próximo sai em ${formatIsoDay(weekly.nextOn)}, se houver ${formatBRL(LEAST)} ou mais livres. Se não, o valor espera a semana seguinte.`
          : `O que estiver livre sai sozinho no dia que você escolher, a partir de ${formatBRL(LEAST)}.`}
      </p>
    </Card>
  )
}
