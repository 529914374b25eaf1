import { Emblem } from '#browser/kit/art/emblem.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'

/** The six services of spec §2, in its order. */
const SERVICES = [
  { name: 'tarot', title: 'Tarot', text: 'Setenta e oito cartas para olhar uma pergunta por outros lados.' },
  { name: 'astrologia', title: 'Astrologia', text: 'O céu da hora em que você nasceu, lido com calma.' },
  { name: 'numerologia', title: 'Numerologia', text: 'O nome e a data, com a conta feita à sua frente.' },
  { name: 'runas', title: 'Runas', text: 'Sinais antigos do norte, curtos como um provérbio.' },
  { name: 'mediunidade', title: 'Mediunidade', text: 'Escuta e consolo, sem promessas e sem medo.' },
  {
    name: 'oraculos',
    title: 'Oráculos',
    text: 'I Ching, Lenormand e baralho cigano: moedas e imagens que respondem com outra pergunta.',
  },
] as const

export const Services = () => (
  <section
    aria-labelledby="servicos"
    className="content-visibility-auto [--placeholder-height:76rem] md:[--placeholder-height:38rem] border-line border-y bg-surface"
  >
    <div className="page py-16 lg:py-20">
      <SectionHeading
        id="servicos"
        overline="Serviços"
        title="Cada arte, com a sua história"
        lead="O que é, o que não é, e como costuma ser a conversa."
        link={{ words: 'Ver todos os serviços', href: '/servicos' }}
      />
      <ul className="grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map(({ name, title, text }) => (
          <li key={name} className="border-line border-r border-b">
            <a
              href={`/servicos/${name}`}
              className="group grid h-full grid-cols-[auto_1fr] items-center gap-x-5 p-5 hover:bg-accent-wash sm:p-6"
            >
              <Emblem name={name} className="size-20" />
              <span className="grid gap-1">
                <span className="font-display text-xl group-hover:text-accent">{title}</span>
                <span className="text-quiet text-sm">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
