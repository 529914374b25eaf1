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
    text: 'I Ching, Lenormand e baralho cigano: imagens que perguntam de volta.',
  },
] as const

export const Services = () => (
  <section aria-labelledby="servicos" className="border-line border-y bg-surface">
    <div className="page py-7 lg:py-9">
      <SectionHeading
        id="servicos"
        overline="Serviços"
        title="Cada arte, com a sua história"
        link={{ words: 'Ver todos os serviços', href: '/servicos' }}
      />
      <ul className="pairs grid border-line border-t border-l md:grid-cols-3 lg:grid-cols-6">
        {SERVICES.map(({ name, title, text }) => (
          <li key={name} className="border-line border-r border-b">
            <a
              href={`/servicos/${name}`}
              className="group grid h-full content-start justify-items-center gap-x-3 gap-y-1 px-3 py-4 text-center hover:bg-accent-wash md:max-lg:grid-cols-[auto_1fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:justify-items-start md:max-lg:py-3 md:max-lg:text-left lg:px-4 lg:py-5"
            >
              <Emblem name={name} className="size-16 md:max-lg:row-span-2 md:max-lg:size-14 lg:size-20" />
              <span className="font-display text-lg group-hover:text-accent">{title}</span>
              <span className="text-quiet text-sm leading-snug max-sm:hidden">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
