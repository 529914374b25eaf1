const MAIN_LINKS = [
  { words: 'Consultores', text: 'quem está disponível agora, com preço por minuto', href: '/consultores' },
  { words: 'Tarot Grátis', text: 'tirar as cartas sem cadastro', href: '/tarot-gratis' },
  { words: 'Comprar', text: 'consultas, créditos, pacotes, planos e assinaturas', href: '/comprar' },
  { words: 'Blog', text: 'textos sobre cartas, astros e números', href: '/blog' },
  { words: 'Suas conversas', text: 'as que estão abertas e as que já terminaram', href: '/chat-room' },
  { words: 'Contato', text: 'falar com uma pessoa da equipe', href: '/contato' },
]

/** The main places of the site, for people who are lost. */
export const MainLinks = () => (
  <nav aria-label="Lugares principais">
    <ul className="grid border-line border-t">
      {MAIN_LINKS.map(({ words, text, href }) => (
        <li key={href} className="border-line border-b">
          <a href={href} className="grid py-3 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4 hover:text-accent">
            <span className="font-display text-lg">{words}</span>
            <span className="text-quiet text-sm">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
