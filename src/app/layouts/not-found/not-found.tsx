import { useLocation } from 'react-router'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Engraving } from '#browser/kit/art/engraving.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { type SuggestedLink, suggestionFor } from './suggestions.ts'

const MAIN_LINKS = [
  { words: 'Consultores', text: 'quem está disponível agora, com preço por minuto', href: '/consultores' },
  { words: 'Tarot Grátis', text: 'tirar as cartas sem cadastro', href: '/tarot-gratis' },
  { words: 'Comprar', text: 'consultas, créditos, pacotes, planos e assinaturas', href: '/comprar' },
  { words: 'Blog', text: 'textos sobre cartas, astros e números', href: '/blog' },
  { words: 'Suas conversas', text: 'as que estão abertas e as que já terminaram', href: '/chat-room' },
  { words: 'Contato', text: 'falar com uma pessoa da equipe', href: '/contato' },
]

/** The main places of the site, for people who are lost. */
const MainLinks = () => (
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

/** No such page: links to what was probably meant, then a search, then the main places. */
export function NotFound() {
  const suggestion = suggestionFor(useLocation().pathname)
  return (
    <main className="page grid items-start gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_1.1fr] lg:py-20">
      <Engraving name="lost-star" className="mx-auto w-full max-w-60 sm:max-w-xs lg:sticky lg:top-28 lg:max-w-md" />
      <div className="grid gap-6">
        <div className="grid gap-4">
          <p className="eyebrow">Erro 404</p>
          <h1 className="text-4xl">{suggestion ? suggestion.title : 'Esta página não está no mapa'}</h1>
          <p className="measure text-lg text-quiet">
            {suggestion
              ? 'Este endereço não tem página própria, mas o que você procura existe:'
              : 'O endereço pode ter mudado ou ter sido digitado com uma letra a menos. Nada do que é seu se perdeu.'}
          </p>
        </div>
        {suggestion ? (
          <SuggestedLinks links={suggestion.links} />
        ) : (
          <LinkButton href="/" className="justify-self-start">
            Voltar ao início
          </LinkButton>
        )}
        <search>
          <form action="/consultores" className="grid grid-cols-[1fr_auto] items-end gap-3 border-line border-t pt-6">
            <Field
              label="Procurar um consultor ou assunto"
              name="busca"
              type="search"
              maxLength={100}
              placeholder="tarot, um nome…"
            />
            <Button type="submit" variant="secondary">
              Procurar
            </Button>
          </form>
        </search>
        <MainLinks />
      </div>
    </main>
  )
}

/** Where the content really is: a single link as a button, several side by side, services with their emblems. */
const SuggestedLinks = ({ links }: { links: readonly SuggestedLink[] }) => (
  <ul
    className={
      links.every(({ emblem }) => emblem)
        ? 'grid grid-cols-2 gap-3 sm:grid-cols-4'
        : 'flex flex-wrap items-center gap-3'
    }
  >
    {links.map(({ words, href, emblem }) => (
      <li key={href}>
        {emblem ? (
          <a
            href={href}
            className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface px-2 py-4 font-semibold text-sm hover:border-accent hover:text-accent"
          >
            <Emblem name={emblem} className="size-16" />
            {words}
          </a>
        ) : (
          <LinkButton href={href} variant={links.length === 1 ? 'primary' : 'secondary'}>
            {words}
          </LinkButton>
        )}
      </li>
    ))}
  </ul>
)
