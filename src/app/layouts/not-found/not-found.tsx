import { useLocation } from 'react-router'
import { Engraving } from '#browser/kit/engraving.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { signpostFor } from './signposts.ts'

const PLACES = [
  { words: 'Consultores', text: 'quem está disponível agora, com preço por minuto', href: '/consultores' },
  { words: 'Créditos', text: 'colocar saldo por Pix e começar a conversar', href: '/comprar/creditos' },
  { words: 'Suas conversas', text: 'as que estão abertas e as que já terminaram', href: '/chat-room' },
  { words: 'Conferir um recibo', text: 'provar que ele é verdadeiro e não foi mudado', href: '/relatorios' },
]

/** No such page: the way to what was probably meant, then the main places. */
export function NotFound() {
  const signpost = signpostFor(useLocation().pathname)
  return (
    <main className="page grid items-center gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_1.1fr] lg:py-20">
      <Engraving name="lost-star" className="mx-auto w-full max-w-xs lg:max-w-md" />
      <div className="grid justify-items-start gap-5">
        <p className="chapter">Erro 404</p>
        <h1 className="text-4xl">Esta página não está no mapa</h1>
        <p className="measure text-lg text-quiet">
          {signpost
            ? 'Este endereço não tem página própria, mas o que você procura existe:'
            : 'O endereço pode ter mudado ou ter sido digitado com uma letra a menos. Nada do que é seu se perdeu.'}
        </p>
        <LinkButton href={signpost?.href ?? '/'}>{signpost?.words ?? 'Voltar ao início'}</LinkButton>
        <nav aria-label="Lugares principais" className="mt-4 w-full">
          <ul className="grid border-line border-t">
            {PLACES.map(({ words, text, href }) => (
              <li key={href} className="border-line border-b">
                <a href={href} className="flex flex-wrap items-baseline gap-x-4 py-3 hover:text-accent">
                  <span className="font-display text-lg">{words}</span>
                  <span className="text-quiet text-sm">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  )
}
