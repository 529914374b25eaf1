import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '#browser/kit/display/card.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { confirmSubscription, unsubscribe } from '#domains/newsletter/contract.ts'
import { type List, NEWSLETTER_PATH } from '#domains/newsletter/lists/rules.ts'
import { MailChoiceByLink } from '#domains/notifications/ui/mail-choice-by-link.tsx'
import { MailLinkAction, Unsubscribed } from '#domains/newsletter/ui/mail-link-action.tsx'
import { FoldedInterests } from '#domains/newsletter/interests/ui/folded-interests.tsx'
import { NewsletterForm } from '#domains/newsletter/ui/newsletter-form.tsx'

const InterestsByLink = lazyPart(
  () => import('#domains/newsletter/ui/interests/interests-by-link.tsx'),
  'InterestsByLink',
)
const HoroscopeForm = lazyPart(() => import('#domains/newsletter/ui/horoscope-form.tsx'), 'HoroscopeForm')

export const meta = () =>
  pageMeta({
    title: 'Newsletter',
    description:
      'No máximo uma carta por semana: textos novos do blog, o céu dos próximos dias e as promoções com as regras à vista. Sai quando quiser.',
    path: '/cadastre-se/newsletter',
  })

const CONTENTS = [
  {
    title: 'O que há de novo no blog',
    text: 'Os textos da semana, com uma linha sobre cada um, para você abrir só o que interessa.',
  },
  {
    title: 'O céu dos próximos dias',
    text: 'Luas, eclipses e mudanças de signo com data e hora de Brasília. Astronomia primeiro, leitura depois.',
  },
  {
    title: 'Promoções com regra e prazo',
    text: 'Quando há uma, contamos o que vale, até quando e para quem. Quando não há, não inventamos.',
  },
]

const PROMISES = [
  'No máximo uma carta por semana, e nenhuma quando não há o que dizer.',
  'Antes de tudo, um e-mail pede a sua confirmação. Sem ela, nada mais é enviado.',
  'Todo e-mail traz um link para sair da lista: um toque, sem senha nem pergunta.',
  'O seu endereço não é vendido, emprestado nem usado para outra coisa.',
]

/**
 * `?confirmar=` confirms the subscription of a mail address and `?sair=` removes it (`&lista=` names another list), and
 * `?avisos=` ends a kind of other mails, each on a press: programs open links of mails too. `?horoscopo=` asks for the
 * horoscope.
 */
export default function Newsletter() {
  const [address] = useSearchParams()
  const list = listOf(address.get('lista'))
  const [confirming, leaving] = [address.get('confirmar'), address.get('sair')]
  const kindToken = address.get('avisos')
  if (kindToken !== null) {
    return (
      <main className="page py-10">
        <PageHeading overline="E-mails" title="Os avisos que você recebe" />
        <MailChoiceByLink key={kindToken} token={kindToken} />
      </main>
    )
  }
  return (
    <main className="page py-10">
      <PageHeading
        overline="Newsletter"
        title="Uma carta por semana, se tanto"
        lead="O que escrevemos, o que o céu faz e o que há de especial, sem pressa."
      />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-12 max-lg:order-2">
          <section aria-labelledby="o-que-chega">
            <h2 id="o-que-chega" className="mb-5 text-2xl">
              O que chega
            </h2>
            <ul className="grid border-line border-t">
              {CONTENTS.map(({ title, text }) => (
                <li key={title} className="grid gap-1 border-line border-b py-5">
                  <h3 className="text-xl">{title}</h3>
                  <p className="measure text-quiet">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="combinado">
            <h2 id="combinado" className="mb-5 text-2xl">
              O combinado
            </h2>
            <ul className="grid gap-3">
              {PROMISES.map((promise) => (
                <li key={promise} className="measure flex gap-3">
                  <span aria-hidden="true" className="text-metal">
                    ✦
                  </span>
                  {promise}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-28">
          {confirming ? (
            <Confirmation token={confirming} list={list} />
          ) : leaving ? (
            <Unsubscribe token={leaving} campaign={address.get('carta') ?? undefined} list={list} />
          ) : address.has('horoscopo') ? (
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <HoroscopeForm />
            </Suspense>
          ) : (
            <Subscribe />
          )}
        </aside>
      </div>
    </main>
  )
}

const Subscribe = () => (
  <Card as="section" aria-labelledby="inscricao" className="grid gap-4">
    <h2 id="inscricao" className="text-xl">
      Receba a próxima
    </h2>
    <NewsletterForm>
      <FoldedInterests />
    </NewsletterForm>
    <p className="text-sm">
      Prefere o céu do seu signo?{' '}
      <a href={`${NEWSLETTER_PATH}?horoscopo=`} className="prose-link">
        Receba o horóscopo por e-mail
      </a>
      .
    </p>
    <p className="text-quiet text-sm">
      Para sair, use o link no fim de qualquer carta. Como cuidamos do seu endereço está no{' '}
      <a href="/data-management#privacidade" className="prose-link">
        aviso de privacidade
      </a>
      .
    </p>
  </Card>
)

type LinkProps = { token: string; list: List }

const listOf = (name: string | null): List =>
  name === 'loja' ? 'shop_opening' : name === 'horoscopo' ? 'horoscope' : 'newsletter'

const CONFIRM = {
  newsletter: {
    title: 'Falta só confirmar',
    words: 'Um toque, e a próxima carta chega a este endereço.',
    button: 'Confirmar inscrição',
    done: 'Inscrição confirmada',
    doneWords: 'Boas-vindas. A próxima carta já chega para você.',
    link: ['/blog', 'Ler o blog enquanto isso'],
  },
  shop_opening: {
    title: 'O aviso da loja',
    words: 'Um e-mail no dia em que a loja começar a vender, e só ele.',
    button: 'Quero o aviso',
    done: 'Anotado',
    doneWords: 'No dia em que a loja começar a vender, você recebe um e-mail nosso, e só ele.',
    link: ['/loja', 'Ver a loja enquanto isso'],
  },
  horoscope: {
    title: 'O horóscopo por e-mail',
    words: 'Um toque, e ele chega de manhã, nos dias escolhidos.',
    button: 'Quero o horóscopo',
    done: 'Combinado',
    doneWords: 'Ele chega de manhã, nos dias que você escolheu.',
    link: ['/blog', 'Ler o blog enquanto isso'],
  },
} as const

function Confirmation({ token, list }: LinkProps) {
  const { title, words, button, done, doneWords, link } = CONFIRM[list]
  return (
    <MailLinkAction
      key={token}
      endpoint={confirmSubscription}
      token={token}
      title={title}
      words={words}
      button={button}
    >
      <EmptyState title={done} action={<LinkButton href={link[0]}>{link[1]}</LinkButton>}>
        {doneWords}
      </EmptyState>
      {list === 'newsletter' && <Subjects token={token} title="Sobre o que você quer ler?" />}
    </MailLinkAction>
  )
}

const LEAVE = {
  newsletter: {
    title: 'Sair da newsletter?',
    words: 'Nenhuma carta chega mais a este endereço. Não é preciso dizer por quê.',
    button: 'Sair da lista',
  },
  shop_opening: {
    title: 'Desfazer o aviso da loja?',
    words: 'Não enviaremos nada sobre a loja.',
    button: 'Desfazer o aviso',
  },
  horoscope: {
    title: 'Parar o horóscopo por e-mail?',
    words: 'Ele não chega mais a este endereço. Não é preciso dizer por quê.',
    button: 'Parar o horóscopo',
  },
} as const

const Unsubscribe = ({ token, campaign, list }: LinkProps & { campaign: string | undefined }) => {
  const [hasLeft, setLeft] = useState(false)
  return (
    <>
      <MailLinkAction
        key={token}
        endpoint={unsubscribe}
        token={token}
        campaign={campaign}
        onDone={() => setLeft(true)}
        {...LEAVE[list]}
      >
        <Unsubscribed token={token} list={list} />
      </MailLinkAction>
      {list === 'newsletter' && !hasLeft && <Subjects token={token} title="Ou fique, e escolha os assuntos" />}
    </>
  )
}

const Subjects = (props: { token: string; title: string }) => (
  <Suspense>
    <InterestsByLink {...props} />
  </Suspense>
)
