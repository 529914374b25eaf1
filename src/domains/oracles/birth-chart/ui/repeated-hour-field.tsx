import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'

type RepeatedHour = 'first' | 'second'
type Props = { value: RepeatedHour | undefined; onChange: (turn: RepeatedHour) => void }

/** Asks which of two equal hours is meant, for the night in which summer time ended. */
export const RepeatedHourField = ({ value, onChange }: Props) => (
  <RadioCards
    legend="Naquela noite acabou o horário de verão, e essa hora foi vivida duas vezes. Qual delas?"
    name="volta-do-relogio"
    value={value ?? ''}
    onChange={(event) => onChange(event.currentTarget.value as RepeatedHour)}
    error={
      value
        ? undefined
        : 'Escolha uma das duas. Se não souber, desenhe os dois mapas e compare: o ascendente anda uns 15 graus.'
    }
    cards={[
      { value: 'first', title: 'A primeira', text: 'Ainda no horário de verão, antes de o relógio ser atrasado.' },
      { value: 'second', title: 'A segunda', text: 'Depois de o relógio ser atrasado em uma hora.' },
    ]}
  />
)
