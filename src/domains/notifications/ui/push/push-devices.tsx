import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDay } from '#shared/dates.ts'
import { SUPPORT_WORDS } from './support-words.ts'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { useThisDevice } from './use-this-device.ts'

/** On which devices a person is pushed to, and when not; `zone`: by which clock they choose that. */
export function PushDevices({ zone }: { zone: string }) {
  const { query, support, here, isTurning, turnOn, turnOff } = useThisDevice()
  if (query.error) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (!query.data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <h3 className="text-lg">Avisos no aparelho</h3>
        <p className="text-quiet text-sm">{SUPPORT_WORDS[support]}</p>
        {support === 'ready' && !here && (
          <Button variant="secondary" busy={isTurning} onClick={turnOn}>
            Avisar neste aparelho
          </Button>
        )}
      </div>
      {query.data.devices.length > 0 && (
        <ul className="border-line border-t">
          {query.data.devices.map(({ id, device, madeAt, isHere }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2.5">
              <span>
                {device}
                {isHere && <span className="font-medium"> · este aparelho</span>}
                <span className="block text-quiet text-sm">desde {formatDay(madeAt)}</span>
              </span>
              <Button
                size="sm"
                variant="quiet"
                busy={isTurning}
                aria-label={`Não avisar mais em ${device}`}
                onClick={() => turnOff(id)}
              >
                Desligar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <QuietHoursForm key={Object.values(query.data.quiet).join()} quiet={query.data.quiet} zone={zone} />
    </div>
  )
}
