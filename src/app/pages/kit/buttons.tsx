import { Heart } from 'lucide-react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Spinner } from '#browser/kit/feedback/spinner.tsx'
import { Chapter, Row } from './chapter.tsx'

export const Buttons = () => (
  <Chapter title="Botões">
    {(['primary', 'secondary', 'quiet', 'destructive'] as const).map((variant) => (
      <Row key={variant} name={variant}>
        <Button variant={variant} size="sm">
          Pequeno
        </Button>
        <Button variant={variant}>Médio</Button>
        <Button variant={variant} size="lg">
          Grande
        </Button>
        <Button variant={variant} disabled>
          Desligado
        </Button>
        <Button variant={variant} busy busyWords="Enviando…">
          Enviar
        </Button>
      </Row>
    ))}
    <Row name="enlace que parece botão, só sinal, espera">
      <LinkButton href="#conteudo">Ir para algum lugar</LinkButton>
      <IconButton label="Favoritar">
        <Heart strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton label="Favoritar" disabled>
        <Heart strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Spinner />
    </Row>
  </Chapter>
)
