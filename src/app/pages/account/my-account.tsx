import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { JumpLinks } from '#browser/kit/navigation/jump-links.tsx'
import type { User } from '#domains/accounts/contract.ts'
import { MyPassword } from '#domains/accounts/ui/account/my-password.tsx'
import { MyProfile } from '#domains/accounts/ui/account/my-profile.tsx'
import { OpenSessions } from '#domains/accounts/ui/account/open-sessions.tsx'
import { OwnDecisions } from '#domains/accounts/ui/account/own-decisions.tsx'
import { MyEmail } from '#domains/accounts/ui/email/my-email.tsx'
import { MyBirthData } from '#domains/clients/ui/my-birth-data.tsx'
import { MyBlocks } from '#domains/clients/ui/my-blocks.tsx'
import { MyCards } from '#domains/payments/ui/my-cards.tsx'
import { NoticeChoices } from '#domains/notifications/ui/notice-choices.tsx'
import { useDeviceZone } from '#domains/scheduling/ui/local-time.ts'
import { MyData } from '#domains/support/ui/my-data.tsx'
import { TeamActs } from './team-acts.tsx'
import { CloseAccount } from '#domains/support/ui/close-account.tsx'

const FollowUpChoice = lazyPart(
  () => import('#domains/written-questions/ui/thread/follow-up-choice.tsx'),
  'FollowUpChoice',
)
const MyAddresses = lazyPart(() => import('#domains/shop/ui/addresses/my-addresses.tsx'), 'MyAddresses')
const MyReminders = lazyPart(() => import('#domains/reminders/ui/my-reminders.tsx'), 'MyReminders')
const OwnInterests = lazyPart(() => import('#domains/newsletter/ui/interests/own-interests.tsx'), 'OwnInterests')
const MyReadings = lazyPart(() => import('#domains/moderation/ui/my-readings.tsx'), 'MyReadings')

const SETTLED_AFTER_MS = 5_000

/** The account of whoever is signed in: `?secao=conta` of each dashboard. Each section has an anchor. */
export function MyAccount({ user }: { user: User }) {
  useEffect(stayAtAnchor, [])
  const zone = useDeviceZone()
  return (
    <>
      <PageHeading
        overline={OVERLINES[user.role]}
        title="Sua conta"
        lead="Os seus dados, quem entra, e o que chega no seu e-mail."
      />
      <OwnDecisions />
      <JumpLinks to={PARTS.flatMap(([id, words, role]) => (isFor(role, user.role) ? [[id, words]] : []))} />
      <div className="grid divide-y divide-line">
        <Section id="dados" title="Seus dados" text={NAME_WORDS[user.role]}>
          <div className="grid gap-6">
            <MyProfile />
            <MyData />
            <TeamActs />
            {user.role !== 'admin' && (
              <Suspense>
                <MyReadings />
              </Suspense>
            )}
          </div>
        </Section>
        <Section id="email" title="E-mail" text="É com ele que você entra. Para trocar, o endereço novo é confirmado.">
          <MyEmail personId={user.id} />
        </Section>
        <Section id="senha" title="Senha" text="Ao trocar, os outros acessos se encerram e um e-mail avisa você.">
          <MyPassword email={user.email} />
        </Section>
        <Section
          id="acessos"
          title="Onde você está conectado"
          text="Não reconhece algum? Encerre e troque a senha. Não rastreamos cidade: só dizemos se a rede é a mesma."
        >
          <OpenSessions />
        </Section>
        <Section id="avisos" title="Avisos" text="O que chega até você, e por onde. Vale a partir de agora.">
          <div className="grid gap-6">
            <NoticeChoices role={user.role} zone={zone} />
            {user.role === 'client' && (
              <Suspense>
                <MyReminders />
                <FollowUpChoice />
              </Suspense>
            )}
          </div>
        </Section>
        <Section id="newsletter" title="Newsletter" text="Os assuntos das cartas que vão só a quem os escolheu.">
          <Suspense>
            <OwnInterests />
          </Suspense>
        </Section>
        {user.role === 'client' && (
          <Section
            id="cartoes"
            title="Cartões guardados"
            text="Para as mensalidades de uma assinatura. Você tira quando quiser."
          >
            <MyCards />
          </Section>
        )}
        {user.role === 'client' && (
          <Section
            id="enderecos"
            title="Endereços de entrega"
            text="Para onde vai o que você compra na loja. Um pedido guarda o endereço que tinha."
          >
            <Suspense>
              <MyAddresses />
            </Suspense>
          </Section>
        )}
        {user.role === 'client' && (
          <Section
            id="nascimento"
            title="Dados de nascimento"
            text="Para mapa natal e numerologia. Só vê quem você escolher, e você tira quando quiser."
          >
            <MyBirthData />
          </Section>
        )}
        {user.role !== 'admin' && (
          <Section id="bloqueios" title="Quem você bloqueou" text="A outra pessoa não fica sabendo.">
            <MyBlocks isConsultant={user.role === 'consultor'} />
          </Section>
        )}
        {user.role !== 'admin' && (
          <Section id="encerrar" title="Encerrar a conta" text="Quando quiser, sem explicar o motivo.">
            <CloseAccount role={user.role} />
          </Section>
        )}
      </div>
    </>
  )
}

/** It is loaded after the browser looked for the anchor, and what is above grows as it loads, until the reader acts. */
function stayAtAnchor() {
  const anchor = document.getElementById(location.hash.slice(1))
  if (!anchor) return undefined
  const moved = new AbortController()
  const observer = new ResizeObserver(() => anchor.scrollIntoView())
  observer.observe(document.body)
  moved.signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => moved.abort(), { signal: moved.signal, passive: true })
  const timer = setTimeout(() => moved.abort(), SETTLED_AFTER_MS)
  return () => {
    clearTimeout(timer)
    moved.abort()
  }
}

type Owner = 'everybody' | 'not the team' | 'client'
const isFor = (owner: Owner, role: User['role']) =>
  owner === 'everybody' || role === 'client' || (owner === 'not the team' && role !== 'admin')

const PARTS: readonly (readonly [id: string, words: string, owner: Owner])[] = [
  ['dados', 'Dados', 'everybody'],
  ['email', 'E-mail', 'everybody'],
  ['senha', 'Senha', 'everybody'],
  ['acessos', 'Acessos', 'everybody'],
  ['avisos', 'Avisos', 'everybody'],
  ['newsletter', 'Newsletter', 'everybody'],
  ['cartoes', 'Cartões', 'client'],
  ['enderecos', 'Endereços', 'client'],
  ['nascimento', 'Nascimento', 'client'],
  ['bloqueios', 'Bloqueios', 'not the team'],
  ['encerrar', 'Encerrar', 'not the team'],
]

const OVERLINES = { client: 'Meu painel', consultor: 'Painel do consultor', admin: 'Painel da equipe' } as const

const NAME_WORDS = {
  client: 'O primeiro nome aparece para quem atende você. Recibos já emitidos continuam como estão.',
  consultor: (
    <>
      São os dados de quem recebe. O nome do seu perfil público é outro, e você o muda em{' '}
      <a href="/consultor/configuracoes" className="prose-link">
        Configurações
      </a>
      .
    </>
  ),
  admin: 'O seu nome aparece nas decisões que você toma.',
} as const

type SectionProps = { id: string; title: string; text: ReactNode; children: ReactNode }

/** What it is at the left, where there is space, and how it is at the right. */
const Section = ({ id, title, text, children }: SectionProps) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-12 gap-y-5 py-8 first:pt-0 lg:grid-cols-[minmax(0,17rem)_minmax(0,38rem)] lg:py-10"
  >
    <div className="grid content-start gap-2">
      <h2 id={id} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      <p className="measure text-quiet text-sm">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
