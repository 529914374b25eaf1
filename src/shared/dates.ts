const ZONE = 'America/Sao_Paulo'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const

/** Made when first used: a formatter takes longer to build than a page may take to wake up. */
function formatterOf(locale: string, parts: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (at: Date) => (made ??= new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...parts })).format(at)
}

/** dd/mm/aaaa in São Paulo. */
export const formatDay = formatterOf('pt-BR', DAY)
/** dd/mm/aaaa, hh:mm in São Paulo. */
export const formatDayAndTime = formatterOf('pt-BR', { ...DAY, ...TIME })
/** hh:mm in São Paulo. */
export const formatTime = formatterOf('pt-BR', TIME)
/** The day of an instant in São Paulo, `aaaa-mm-dd`. */
export const dayInSaoPaulo = formatterOf('en-CA', DAY)

/** `aaaa-mm-dd` as people write it: `dd/mm/aaaa`. */
export const dayWords = (day: string) => day.split('-').toReversed().join('/')

/** Length of a conversation as people say it: 1003000 ms → "16 min 43 s". Fractions of a second are dropped. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return [hours && `${hours} h`, (hours || minutes) && `${minutes} min`, `${rest} s`].filter(Boolean).join(' ')
}
