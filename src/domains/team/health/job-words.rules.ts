/** What each job does, by its name without the gateway; a name that is missing here is shown as it is. */
const WORDS: Readonly<Record<string, string>> = {
  'content.announce-due': 'Artigos agendados entram no ar',
  'content.find-broken-links': 'Links que levam a páginas que não existem',
  'platform.alarm-failing-sweeps': 'Avisa no log o que não se resolve',
  'platform.forget-old-reports': 'Esquece relatos antigos desta página',
  'team.raise-alarms': 'Avisa a equipe quando algo precisa de alguém',
  'team.delete-old-holds': 'Esquece quem tinha casos antigos da fila',
  'team.end-suspensions': 'Termina suspensões no prazo',
  'team.withdraw-for-blocked': 'Devolve o saldo de contas bloqueadas',
  'moderation.erase-old': 'Apaga o que foi denunciado há um ano',
  'detectors.delete-old': 'Esquece textos retidos há seis meses',
  'accounts.announce-legal-versions': 'Anuncia versões de textos legais',
  'accounts.send-recovery-mails': 'Envia links de senha',
  'accounts.delete-expired-links': 'Apaga links vencidos',
  'accounts.erase-ended-proposals': 'Esquece os dados de convites e correções que terminaram',
  'accounts.delete-old-event-origins': 'Apaga redes e navegadores de seis meses atrás',
  'accounts.check-invariants': 'Confere a corrente do registro',
  'accounts.delete-old-sessions': 'Apaga acessos antigos',
  'accounts.delete-unused-devices': 'Esquece aparelhos sem uso',
  'consultants.sweep-portraits': 'Apaga fotos sem perfil',
  'consultants.sweep-introductions': 'Apaga apresentações sem perfil',
  'consultants.sweep-application-documents': 'Apaga documentos no fim do prazo',
  'consultants.sweep-heartbeats': 'Vê quem ficou offline',
  'consultants.switch-off-owing': 'Põe offline quem não aceitou um texto novo',
  'consultants.end-lapsed-reaches': 'Encerra o toque no celular que venceu',
  'consultants.send-online-alerts': 'Avisa quem pediu “avise-me”',
  'consultants.end-vacations': 'Termina as férias',
  'consultants.sweep-missed-words': 'Esquece buscas sem resposta',
  'wallet.clear-earnings': 'Libera ganhos',
  'wallet.expire-minutes': 'Vence minutos',
  'wallet.expire-bonuses': 'Vence bônus',
  'wallet.fold-statement': 'Leva o livro aos extratos',
  'wallet.check-invariants': 'Confere o livro',
  'wallet.snapshot': 'Guarda os totais do livro',
  'receipts.check-invariants': 'Confere os recibos',
  'payments.process_webhooks': 'Lê avisos do banco',
  'payments.check': 'Pergunta ao banco por pagamentos',
  'payments.expire': 'Vence cobranças',
  'payments.delete_cards': 'Apaga cartões no banco',
  'payments.refund': 'Devolve pagamentos',
  'payments.reconcile': 'Compara os livros com o banco',
  'payments.delete_card_attempts': 'Esquece tentativas de cartão',
  'payments.delete_old_webhooks': 'Apaga avisos antigos do banco',
  'payments.alarm_unconfigured': 'Vê se falta uma empresa de pagamento',
  'sandbox.move': 'Banco de testes: move cobranças',
  'sandbox.webhooks': 'Banco de testes: avisa de pagamentos',
  'sandbox.payout_webhooks': 'Banco de testes: avisa de saques',
  'payouts.send': 'Envia saques',
  'payouts.ask': 'Pergunta ao banco por saques',
  'payouts.weekly': 'Faz os saques semanais',
  'payouts.alarm': 'Vê saques sem resposta',
  'payouts.alarm_unconfigured': 'Vê se falta um banco de saques',
  'payouts.invariants': 'Confere os saques',
  'catalogue.fulfil_orders': 'Entrega compras',
  'catalogue.release_balance': 'Devolve saldo de compras paradas',
  'catalogue.disputed_questions': 'Encerra perguntas de compras contestadas',
  'catalogue.expire_orders': 'Vence compras sem pagamento',
  'catalogue.taken_goods': 'Cancela o que o banco tomou e não saiu',
  'catalogue.tell_returned_minutes': 'Avisa de minutos que voltaram',
  'catalogue.check_invariants': 'Confere as compras',
  'catalogue.check_goods': 'Confere os pedidos da loja',
  'subscriptions.sweep': 'Cobra assinaturas',
  'subscriptions.unearned-gifts': 'Recolhe presentes de assinaturas',
  'consultations.sweep': 'Encerra salas no prazo',
  'consultations.invariants': 'Confere as consultas',
  'consultations.end-for-blocked': 'Encerra as salas de quem foi bloqueado',
  'consultations.photos': 'Apaga fotos vencidas',
  'written-questions.sweep': 'Encerra perguntas no prazo',
  'written-questions.invariants': 'Confere as perguntas',
  'written-questions.attachments': 'Apaga fotos e vozes sem pergunta',
  'reminders.send-due': 'Envia a carta do dia, o horóscopo e os aniversários pedidos',
  'reminders.compare-hours': 'Vê quem abriu horários',
  'reminders.announce-articles': 'Vê artigos novos de quem atende',
  'reminders.tell-followers': 'Avisa quem segue',
  'reminders.forget-news': 'Esquece novidades antigas',
  'queue.sweep': 'Passa a vez nas filas',
  'queue.end-obstructed': 'Tira das filas quem não pode mais',
  'queue.forget-old': 'Esquece filas antigas',
  'claims.refund-automatically': 'Devolve pelas regras',
  'claims.refund-unclarified': 'Devolve metade do que ficou sem esclarecimento',
  'claims.grant-undecided': 'Devolve o que ninguém decidiu em dez dias',
  'claims.refund-left-over': 'Devolve o que ficou para trás',
  'claims.erase-old-traces': 'Apaga registros técnicos antigos',
  'reviews.count': 'Conta avaliações',
  'reviews.count-left-over': 'Conta avaliações que ficaram para trás',
  'reviews.ask-for-products': 'Pergunta o que acharam do que chegou da loja',
  'reviews.weigh': 'Pesa quem fica em destaque',
  'reviews.weigh-left-over': 'Pesa o que ficou para trás',
  'scheduling.invariants': 'Confere a agenda',
  'scheduling.tell-waiting': 'Avisa a lista de espera',
  'scheduling.forget-waitlist': 'Esquece listas de espera antigas',
  'scheduling.confirm-bookings': 'Confirma horários pagos',
  'scheduling.expire-reservations': 'Solta horários sem pagamento',
  'scheduling.open-rooms': 'Abre as salas marcadas',
  'scheduling.settle-bookings': 'Acerta horários passados',
  'scheduling.remind': 'Lembra dos horários',
  'scheduling.tell-paid-late': 'Avisa de pagamentos tardios',
  'scheduling.end-impossible': 'Desmarca o que não pode acontecer',
  'scheduling.end-contested': 'Desmarca o que foi contestado',
  'scheduling.read-calendars': 'Lê calendários particulares',
  'reports.write-exports': 'Escreve planilhas',
  'reports.sweep-exports': 'Apaga planilhas vencidas',
  'reports.fold-platform': 'Soma os números da casa',
  'reports.check-months': 'Confere os meses fechados',
  'reports.check-sums': 'Confere as somas',
  'shipments.move-overdue': 'Cancela pacotes de quem desistiu e conta como entregue o que saiu há 15 dias',
  'shipments.refund-returns': 'Devolve o valor do que voltou',
  'shipments.follow-labels': 'Pergunta à transportadora por pacotes',
  'shop.tell-watchers': 'Avisa quem espera um produto da loja',
  'support.delete-old-messages': 'Apaga mensagens antigas',
  'newsletter.invite-consenting': 'Convida para a newsletter',
  'newsletter.tell-shop-opened': 'Avisa quem esperava a loja abrir',
  'newsletter.start-campaigns': 'Começa campanhas no horário',
  'newsletter.open-editions': 'Abre o horóscopo do dia',
  'newsletter.send-campaigns': 'Envia campanhas',
  'newsletter.end-abandoned': 'Encerra envios de campanha sem resposta',
  'newsletter.forget-recipients': 'Apaga endereços de campanhas de meio ano atrás',
  'oracles.forget-unkept': 'Esquece leituras não guardadas',
  'notifications.send-pushes': 'Envia avisos aos aparelhos',
  'notifications.sweep-pushes': 'Esquece avisos antigos dos aparelhos',
  'notifications.sweep-notices': 'Apaga avisos de mais de 90 dias',
  'notifications.send-mails': 'Envia e-mails',
  'notifications.release-abandoned': 'Retoma e-mails interrompidos',
  'notifications.forget-mails': 'Apaga e-mails antigos',
}

/** What a job does, in a few words, and of which gateway it is. */
export function jobWords(name: string): string {
  if (WORDS[name]) return WORDS[name]
  const cut = name.lastIndexOf('.')
  const base = WORDS[name.slice(0, cut)]
  return base ? `${base} (${name.slice(cut + 1)})` : name
}

/** Whether a job has words of its own. */
export const hasJobWords = (name: string) => jobWords(name) !== name

const CHECKS: Readonly<Record<string, string>> = {
  'the ledger': 'O livro de dinheiro',
  'the log of security events': 'O registro da equipe',
  receipts: 'Os recibos',
  payouts: 'Os saques',
  bookings: 'Os horários marcados',
  consultations: 'As consultas',
  'written questions': 'As perguntas por escrito',
  'reserved money': 'O dinheiro reservado por compras',
  'the sums of reports': 'As somas dos relatórios',
  'closed months': 'Os meses fechados',
}

/** What an invariant is about. */
export const checkWords = (name: string) => CHECKS[name] ?? name

/** How often something runs, in words. */
export function rhythmWords(seconds: number): string {
  if (seconds < 60) return `a cada ${seconds} s`
  if (seconds < 3_600) return `a cada ${seconds / 60} min`
  return seconds < 86_400 ? `a cada ${seconds / 3_600} h` : 'uma vez por dia'
}

/** A length of time in its largest unit: "3 min", "2 h", "5 dias". */
export function spanWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`
  if (seconds < 129_600) return `${Math.round(seconds / 3_600)} h`
  return `${Math.round(seconds / 86_400)} dias`
}
