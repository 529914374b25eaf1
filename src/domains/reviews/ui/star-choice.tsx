import { useId } from 'react'

const WORDS = ['Muito ruim', 'Ruim', 'Razoável', 'Boa', 'Excelente']
const STAR = 'm12 2 3 6.6 7.2.9-5.3 5 1.4 7.1L12 18.1l-6.3 3.5 1.4-7.1-5.3-5 7.2-.9z'

type Props = {
  legend?: string
  stars: number | undefined
  onChoose: (stars: number) => void
  error?: string | undefined
}

/** One to five stars as radio buttons: arrow keys move, and each star has a label. */
export function StarChoice({ legend = 'Como foi a conversa?', stars, onChoose, error }: Props) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-erro`}
      className="grid gap-2"
    >
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-1.5 flex">
          {WORDS.map((word, at) => (
            <label
              key={word}
              className="grid size-11 cursor-pointer place-items-center rounded-md text-metal has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`${id}-estrelas`}
                value={at + 1}
                checked={stars === at + 1}
                onChange={() => onChoose(at + 1)}
                className="sr-only"
                aria-label={`${at + 1} de 5: ${word}`}
              />
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-8 transition-transform duration-150 hover:scale-110"
                fill={at < (stars ?? 0) ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.25"
                strokeLinejoin="round"
              >
                <path d={STAR} />
              </svg>
            </label>
          ))}
        </div>
        <span className="text-quiet">{stars ? WORDS[stars - 1] : 'Escolha de 1 a 5'}</span>
      </div>
      {error && (
        <p id={`${id}-erro`} className="font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
