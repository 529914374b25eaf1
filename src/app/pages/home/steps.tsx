import { Emblem } from '#browser/kit/art/emblem.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { isOpenChannel } from '#domains/consultants/rules.ts'

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
    text: `Por chat, áudio ou vídeo${isOpenChannel('audio') ? '' : ' (estes dois, em breve)'}. O relógio do servidor aparece igual para os dois, e você encerra quando quiser.`,
  },
] as const

export const Steps = () => (
  <section aria-labelledby="passos" className="page py-16 lg:py-24">
    <div className="mb-10 grid justify-items-center gap-4 text-center">
      <Ornament />
      <h2 id="passos" className="text-3xl">
        Como funciona, em três passos
      </h2>
    </div>
    <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {STEPS.map(({ emblem, title, text }, at) => (
        <li
          key={emblem}
          className="grid grid-cols-[auto_1fr] content-start gap-x-6 md:grid-cols-1 md:justify-items-center md:text-center"
        >
          <Emblem name={emblem} className="max-md:row-span-2 max-md:size-20 md:mb-4" />
          <h3 className="text-xl">
            <span className="text-metal-ink">{at + 1}.</span> {title}
          </h3>
          <p className="mt-2 max-w-[40ch] text-quiet">{text}</p>
        </li>
      ))}
    </ol>
    <p className="mx-auto mt-10 max-w-[62ch] text-center text-quiet text-sm">
      Criar a conta não custa nada e não pede cartão: não há compromisso nem pagamento adiantado para começar. Cada
      consulta é paga antes de iniciar.
    </p>
  </section>
)
