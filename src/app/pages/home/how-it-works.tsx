import { isOpenChannel } from '#domains/consultants/ui/open-channels.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { FairClock } from './fair-clock.tsx'

const STEPS = [
  {
    emblem: 'escolher',
    title: 'Escolha com quem falar',
    text: 'Leia o perfil, as avaliações e o preço. O selo ONLINE quer dizer que a pessoa está ali agora, com a página aberta.',
  },
  {
    emblem: 'creditos',
    title: 'Compre créditos',
    text: 'Por Pix, na hora. Um crédito vale sempre um real. O valor pago não vence e pode voltar para você.',
  },
  {
    emblem: 'conversa',
    title: 'Comece a consulta',
    text: 'O relógio do servidor aparece igual para os dois, e você encerra quando quiser.',
  },
] as const

/** The three steps (spec §2) beside the fair clock, and what else can be relied on: each said here and nowhere else. */
export const HowItWorks = () => (
  <div className="page grid gap-x-16 gap-y-6 py-7 lg:grid-cols-[1fr_1.2fr] lg:py-9">
    <section aria-labelledby="passos" className="grid content-start gap-5">
      <h2 id="passos" className="text-3xl">
        Como funciona, em três passos
      </h2>
      <ol className="grid gap-x-6 gap-y-5 md:max-lg:grid-cols-3">
        {STEPS.map(({ emblem, title, text }, at) => (
          <li
            key={emblem}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 md:max-lg:grid-cols-1 lg:gap-x-5"
          >
            <Emblem name={emblem} className="size-14 lg:size-16" />
            <div>
              <h3 className="text-xl">
                <span className="text-metal-ink">{at + 1}.</span> {title}
              </h3>
              <p className="mt-1 text-quiet text-sm">
                {emblem === 'conversa' &&
                  `Por chat, áudio ou vídeo${isOpenChannel('audio') ? '' : ' (estes dois, em breve)'}. `}
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-quiet text-sm">
        Criar a conta não custa nada e não pede cartão: não há compromisso nem pagamento adiantado para começar. Cada
        consulta é paga antes de iniciar, e para continuar além disso perguntamos. Sem nenhuma mensagem nem fala do
        consultor, ela custa zero. Ninguém promete resultado, ameaça ou cobra por ritual.
      </p>
    </section>
    <FairClock />
  </div>
)
