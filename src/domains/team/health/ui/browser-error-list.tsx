import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'

type Props = { errors: readonly { message: string; page: string; agent: string; times: number; lastAt: Date }[] }

/** Errors that browsers told, by kind, the most frequent first. */
export const BrowserErrorList = ({ errors }: Props) =>
  errors.length === 0 ? (
    <p className="text-sm">Nenhum.</p>
  ) : (
    <ul className="border-line border-t text-sm">
      {errors.map(({ message, page, agent, times, lastAt }) => (
        <li key={message} className="grid gap-0.5 border-line border-b py-2">
          <p className="break-words">
            <strong className="tabular-nums">{formatNumber(times)}×</strong> {message}
          </p>
          <p className="break-all text-quiet text-xs">
            {page || 'página desconhecida'} · {agent} · última vez em {formatDayAndTime(lastAt)}
          </p>
        </li>
      ))}
    </ul>
  )
