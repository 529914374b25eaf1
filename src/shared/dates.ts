const ZONE = 'America/Sao_Paulo'

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })

/** dd/mm/aaaa in São Paulo. */
export const formatDay = (at: Date) => day.format(at)
/** dd/mm/aaaa, hh:mm in São Paulo. */
export const formatDayAndTime = (at: Date) => dayAndTime.format(at)
/** hh:mm in São Paulo. */
export const formatTime = (at: Date) => time.format(at)

/** Length of a conversation as people say it: 1003000 ms → "16 min 43 s". Fractions of a second are dropped. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return [hours && `${hours} h`, (hours || minutes) && `${minutes} min`, `${rest} s`].filter(Boolean).join(' ')
}
