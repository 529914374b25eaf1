import { Engraving } from '#browser/kit/engraving.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'

export const Hero = () => (
  <section className="page grid items-center gap-x-12 gap-y-10 pt-10 pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-14 lg:pb-20">
    <div className="grid justify-items-start gap-6">
      <p className="chapter">Tarot · astrologia · numerologia</p>
      <h1 className="text-5xl">Uma conversa honesta com quem lê as cartas e o céu</h1>
      <p className="measure text-lg text-quiet">
        Veja o preço por minuto antes de chamar e pague só pelos segundos em que os dois estiveram na conversa. Depois, um recibo que qualquer pessoa pode
        conferir.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/consultores" size="lg">
          Ver consultores
        </LinkButton>
        <LinkButton href="/cadastro-novo" size="lg" variant="secondary">
          Criar minha conta
        </LinkButton>
      </div>
      <p className="measure text-quiet text-sm">
        Criar a conta não custa nada e não pede cartão. Cada consulta é paga antes de começar, e o que não for usado volta para o seu saldo.
      </p>
    </div>
    <Engraving name="heaven" className="mx-auto w-full max-w-sm lg:max-w-none" />
  </section>
)
