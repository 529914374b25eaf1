import { ChevronLeft } from '#browser/icons/chevron-left.ts'
import { ChevronRight } from '#browser/icons/chevron-right.ts'
import { Pause } from '#browser/icons/pause.ts'
import { Play } from '#browser/icons/play.ts'
import { classes } from '../layout/classes.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { iconOnly } from '../buttons/icon-only.ts'

type Props = {
  names: readonly string[]
  at: number
  onGo: (slide: number) => void
  isPlaying: boolean
  onToggle: () => void
}

/** Previous, one dot per slide, next, and play or pause. */
export const CarouselControls = ({ names, at, onGo, isPlaying, onToggle }: Props) => (
  <div className="page flex items-center justify-center gap-1 md:justify-start">
    <IconButton label="Slide anterior" onClick={() => onGo(at - 1)} className="md:-ml-3">
      <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
    <ul className="flex">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            {...iconOnly(`Ir para o slide ${index + 1}: ${name}`)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onGo(index)}
            className="grid size-10 place-items-center rounded-full"
          >
            <span
              className={classes(
                'size-2.5 rotate-45 border transition-colors duration-200',
                index === at ? 'border-metal bg-metal' : 'border-edge',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
    <IconButton label="Próximo slide" onClick={() => onGo(at + 1)}>
      <ChevronRight strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
    <IconButton label={isPlaying ? 'Pausar a troca automática' : 'Retomar a troca automática'} onClick={onToggle}>
      {isPlaying ? <Pause strokeWidth={1.5} aria-hidden="true" /> : <Play strokeWidth={1.5} aria-hidden="true" />}
    </IconButton>
  </div>
)
