/** What can be done here without an account or a price; each opens at its tool. */
const TOOLS = [
  { title: 'Tarot', text: 'Uma carta, três ou a Cruz Celta', href: '/tarot-gratis' },
  { title: 'Mapa astral', text: 'O céu da sua hora, com casas e aspectos', href: '/servicos/astrologia#ferramenta' },
  { title: 'Números', text: 'Do nome e da data, com a conta à mostra', href: '/servicos/numerologia#ferramenta' },
  { title: 'Runas', text: 'Uma pedra ou três, tiradas por você', href: '/servicos/runas#ferramenta' },
  { title: 'I Ching', text: 'Três moedas, lançadas seis vezes', href: '/servicos/oraculos#ferramenta' },
  { title: 'Oráculo do dia', text: 'Uma figura nova a cada manhã', href: '/servicos/oraculos#hoje' },
] as const

export const FreeTools = () => (
  <section aria-labelledby="gratis" className="border-metal border-y py-4">
    <h2 id="gratis" className="mb-2 text-center font-normal text-lg">
      De graça, todos os dias, sem cadastro
    </h2>
    <ul className="grid grid-cols-2 gap-x-4 gap-y-0 md:grid-cols-3 lg:grid-cols-6">
      {TOOLS.map(({ title, text, href }) => (
        <li key={title}>
          <a href={href} className="group grid h-full content-start rounded-md px-2 py-2 hover:bg-accent-wash">
            <span className="font-display text-lg group-hover:text-accent">
              <span aria-hidden="true" className="text-metal">
                ✦{' '}
              </span>
              {title}
            </span>
            <span className="text-quiet text-sm leading-snug">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
