import { decideTestimonial, sendTestimonial } from '#domains/reviews/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { daysBefore, secondsAfter } from './calendar.ts'
import type { SeedWorker } from './history/seed-worker.ts'
import { seedId } from './seed-id.ts'

type DemoTestimonial = { who: string; location: string; stars: number; text: string; daysAgo: number; isPending?: true }

/** Testimonials about the platform, the oldest first. The last two are still pending. */
const DEMO_TESTIMONIALS: readonly DemoTestimonial[] = [
  {
    who: 'gustavo.leal',
    location: 'Curitiba – PR',
    stars: 4,
    daysAgo: 54,
    text: 'Caiu a luz no meio da consulta. Quando voltou, a conversa estava lá e os minutos da queda não foram cobrados. Só achei poucos horários de madrugada.',
  },
  {
    who: 'fernanda.valadares',
    location: 'Uberlândia – MG',
    stars: 5,
    daysAgo: 47,
    text: 'Ninguém tentou me assustar nem vender trabalho. Em outros lugares isso acontecia na primeira frase.',
  },
  {
    who: 'henrique.bastos',
    location: 'Belém – PA',
    stars: 5,
    daysAgo: 39,
    text: 'Pedi para parar, o relógio parou na hora e o que sobrou voltou para o meu saldo sozinho. É o mínimo, mas nunca tinha visto.',
  },
  {
    who: 'solange.barreto',
    location: 'Aracaju – SE',
    stars: 5,
    daysAgo: 36,
    text: 'Tenho sessenta e poucos anos e desconfiava de site. Vi o preço antes, conversei doze minutos e o recibo bateu com o relógio da minha cozinha.',
  },
  {
    who: 'cláudia.rezende',
    location: 'Ribeirão Preto – SP',
    stars: 4,
    daysAgo: 32,
    text: 'Gosto de ler os perfis com calma antes de escolher. Falta um aplicativo, mas pelo celular funciona bem.',
  },
  {
    who: 'daniela.coutinho',
    location: 'Manaus – AM',
    stars: 5,
    daysAgo: 25,
    text: 'Minha internet é ruim e mesmo assim deu certo: a mensagem fica guardada e chega quando a conexão volta. Paguei só o tempo em que nós duas estávamos ali.',
  },
  {
    who: 'rafael.meneses',
    location: 'Fortaleza – CE',
    stars: 5,
    daysAgo: 18,
    text: 'Fui por curiosidade e fiquei pela conversa. Quem me atendeu disse com todas as letras que carta não decide por ninguém.',
  },
  {
    who: 'juliana.pacheco',
    location: 'Porto Alegre – RS',
    stars: 5,
    daysAgo: 11,
    text: 'Conferi um recibo meu na página pública e a conta está toda lá, segundo por segundo. Sou contadora, reparo nessas coisas.',
  },
  {
    who: 'isabela.furtado',
    location: 'Natal – RN',
    stars: 5,
    daysAgo: 5,
    text: 'Coloquei um limite por semana e o site respeitou sem insistir. Saí da conversa mais leve e com o orçamento em pé.',
  },
  {
    who: 'márcio.abreu',
    location: 'Belo Horizonte – MG',
    stars: 4,
    daysAgo: 1,
    isPending: true,
    text: 'Atendimento muito bom e preço claro. Sugiro avisar por mensagem quando o consultor favorito entrar.',
  },
  {
    who: 'tatiane.freitas',
    location: 'Caxias do Sul – RS',
    stars: 5,
    daysAgo: 1,
    isPending: true,
    text: 'Conversei sobre a mudança de cidade e consegui, enfim, organizar o que era medo e o que era saudade.',
  },
]

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')

/** Sends each testimonial on its day and decides it on the following day. Seeding twice changes nothing. */
export async function seedTestimonials(worker: SeedWorker, { anchor, decidedBy }: { anchor: Date; decidedBy: string }) {
  for (const { who, location, stars, text, daysAgo, isPending } of DEMO_TESTIMONIALS) {
    const [id, personId] = [seedId(`testimonial-${plain(who)}`), seedId(plain(who))]
    const writtenAt = secondsAfter(daysBefore(anchor, daysAgo), -4 * 3_600)
    await worker.travelTo(writtenAt)
    await sendTestimonial(worker.db, { id, personId, stars, text, location, clock })
    if (isPending) continue
    await worker.travelTo(secondsAfter(writtenAt, 19 * 3_600))
    await decideTestimonial(worker.db, { id, verdict: 'published', decidedBy, clock })
  }
}
