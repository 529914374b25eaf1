import type { NoticeGroup } from '../notices/kinds.rules.ts'

/** What each group is, as a heading and as the line under it. */
export const GROUP_WORDS: Record<NoticeGroup, { title: string; hint: string }> = {
  consultations: { title: 'Consultas', hint: 'Pedidos, respostas e o que vem depois de uma consulta.' },
  agenda: { title: 'Agenda', hint: 'Consultas marcadas, remarcadas e horários que se abrem.' },
  questions: { title: 'Perguntas', hint: 'Perguntas por escrito, respostas e prazos. O prazo não para.' },
  money: { title: 'Dinheiro', hint: 'Pagamentos, recibos, devoluções, retiradas e saques.' },
  account: { title: 'Conta e segurança', hint: 'Senha, acessos, correções e decisões da equipe.' },
  following: {
    title: 'Quem você acompanha',
    hint: 'Quem você espera ficou online, quem você segue tem novidade, ou um produto voltou.',
  },
  shop: { title: 'Loja', hint: 'Pacotes, entregas e devoluções do que você comprou na loja.' },
  news: { title: 'Novidades', hint: 'O que foi feito do seu depoimento, e o que muda no site.' },
  day_card: { title: 'Carta do dia', hint: 'A sua carta, na hora que você escolher.' },
  horoscope: { title: 'Horóscopo', hint: 'O céu do dia para o seu signo.' },
  anniversaries: { title: 'Aniversário de leituras', hint: 'Um mês e um ano depois de guardar uma leitura.' },
}
