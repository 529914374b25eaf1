import { Carousel } from '#browser/kit/carousel/carousel.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { Masthead } from './masthead.tsx'

/** Spec §9. */
const EVERY_MS = 4_000

const SLIDES = [
  {
    name: 'Uma conversa honesta',
    content: (
      <HeroSlide
        plate="heaven"
        isFirst
        overline="Tarot · astrologia · numerologia"
        title="Uma conversa honesta com quem lê as cartas e o céu"
        text="Veja o preço por minuto antes de chamar. Depois, um recibo que qualquer pessoa pode conferir."
        link={{ words: 'Ver consultores', href: '/consultores' }}
      />
    ),
  },
  {
    name: 'Tarot grátis',
    content: (
      <HeroSlide
        plate="cards"
        overline="Tarot grátis"
        title="Tire três cartas agora, sem cadastro e sem pressa"
        text="Setenta e oito cartas desenhadas aqui, e um sorteio que você mesmo pode provar que foi justo."
        link={{ words: 'Tirar as cartas', href: '/tarot-gratis' }}
      />
    ),
  },
  {
    name: 'Relógio justo',
    content: (
      <HeroSlide
        plate="hourglass"
        overline="Relógio justo"
        title="O tempo só conta quando os dois estão na conversa"
        text="Caiu a internet, a cobrança para. Você paga pelos segundos, e o que não usar volta para o seu saldo."
        link={{ words: 'Escolher com quem falar', href: '/consultores' }}
      />
    ),
  },
]

export const Hero = () => (
  <div className="pb-14 lg:pb-20">
    <Masthead />
    <Carousel label="Destaques" everyMs={EVERY_MS} slides={SLIDES} />
  </div>
)
