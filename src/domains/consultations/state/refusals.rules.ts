import { formatTime } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultations', {
  not_found: [404, 'Consulta não encontrada.'],
  consultant_unavailable: [409, 'Este consultor não está disponível agora. Nada foi cobrado.'],
  calls_unavailable: [409, 'As chamadas não estão abertas agora. Você pode conversar por chat. Nada foi cobrado.'],
  blocked_by_you: [409, 'Você bloqueou esta pessoa. Para conversar, tire o bloqueio na sua conta. Nada foi cobrado.'],
  already_open: [409, 'Você já tem uma consulta em andamento. Termine-a antes de começar outra.'],
  not_enough_balance: [
    402,
    'O que você tem não paga três minutos com este consultor. Coloque créditos para conversar.',
  ],
  limit_too_low: [409, 'O limite desta conversa precisa cobrir pelo menos três minutos.'],
  own_limit_too_low: [
    409,
    'O limite que você escolheu para si não deixa três minutos com este consultor. Nada foi cobrado.',
  ],
  already_attending: [409, 'Você já está em atendimento. Termine-o antes de aceitar outro pedido.'],
  too_late: [409, 'O pedido já não está aberto. Nada foi cobrado.'],
  not_now: [409, 'Isto não é possível no estado atual da consulta.'],
  welcome_not_available: [409, 'Os minutos grátis da primeira vez não valem aqui agora. Nada foi cobrado.'],
  welcome_confirm_email: [
    409,
    'Para usar os minutos grátis, confirme antes o seu e-mail: o link está na mensagem que enviamos. Nada foi cobrado.',
  ],
  welcome_phone_used: [409, 'Os minutos grátis já foram usados com um telefone da sua conta. Nada foi cobrado.'],
  welcome_payer_used: [409, 'Os minutos grátis já foram usados por quem pagou com este mesmo meio. Nada foi cobrado.'],
  welcome_day_full: [
    409,
    'Os minutos grátis deste consultor acabaram por hoje. Amanhã tem mais; ou converse agora pelo preço dele. Nada foi cobrado.',
  ],
  welcome_budget_spent: [
    409,
    'Os minutos grátis deste mês já foram todos usados por outras pessoas. No mês que vem tem mais. Nada foi cobrado.',
  ],
  welcome_debt: [
    409,
    'Há um valor em aberto na sua conta. Quando ele estiver pago, os minutos grátis valem de novo. Nada foi cobrado.',
  ],
  not_yours_to_resume: [409, 'Só quem pausou pode retomar o relógio.'],
  client_resumes: [409, 'Com um programa, só quem consulta faz o relógio andar.'],
  calls_with_program: [409, 'Um programa atende só por chat. Nada foi cobrado.'],
  channel_not_offered: [409, 'Este consultor não atende por esse canal agora. A conversa continua como está.'],
  call_closed: [409, 'Nesta consulta não há mais chamada: faltou prova do som. Ela continua por chat.'],
  call_after_given_time: [
    409,
    'Os minutos grátis e o tempo marcado são por chat. Quando eles terminarem, dá para passar para uma chamada.',
  ],
  price_not_seen: [409, 'Este canal tem outro preço por minuto. Confira o valor e confirme de novo.'],
  changed_lately: [429, 'Vocês acabaram de trocar de canal. Espere dez segundos e tente de novo.'],
  too_many_changes: [409, 'Esta consulta já subiu de canal oito vezes. Ela continua como está.'],
  already_proposed: [409, 'A sua proposta anterior ainda espera a resposta.'],
  proposed_lately: [429, 'A proposta anterior acabou de ser recusada. Espere meio minuto antes de propor de novo.'],
  too_many_proposals: [409, 'Você já propôs cinco vezes nesta consulta. Agora a escolha é de quem consulta.'],
  fee_not_seen: [
    409,
    'Sair agora tem um custo, combinado quando a consulta foi marcada. Confira o valor e confirme de novo.',
  ],
  next_booking: [409, 'Esta pessoa tem uma consulta marcada para daqui a pouco. Nada foi cobrado.'],
  own_booking: [409, 'Você tem uma consulta marcada para daqui a pouco. Até lá não dá para começar outra.'],
  ended: [409, 'Esta consulta já terminou. A mensagem não foi enviada.'],
  not_there: [409, 'A sua conexão com a sala oscilou. A mensagem espera aqui e sai assim que ela voltar.'],
  clock_stopped: [409, 'O relógio está parado. A mensagem espera aqui e sai quando ele voltar a andar.'],
  first_words_said: [409, 'Antes de começar cabem três mensagens. As próximas saem quando a consulta começar.'],
  id_reused: [409, 'Este pedido já foi feito com outro conteúdo. Volte e comece um novo.'],
  prepared_in_silence: [
    409,
    'O relógio está parado, e só o que você escreve na hora o faz andar. Escreva algo e envie a resposta pronta depois.',
  ],
  message_reused: [409, 'Esta mensagem já foi enviada com outro texto.'],
  message_held: [409, 'Esta mensagem não foi enviada. Diga de outro jeito.'],
  message_may_insist: [409, 'Esta mensagem não foi enviada. Diga de outro jeito, ou envie mesmo assim.'],
  message_too_long: [400, 'A mensagem passa de 4.000 caracteres. Divida-a em partes.'],
  table_before_start: [
    409,
    'A mesa abre quando a consulta começar: depois da primeira palavra, com o relógio andando.',
  ],
  table_waits: [409, 'O relógio está parado, e a mesa espera com ele. Quando ele voltar, é só continuar.'],
  table_in_silence: [409, 'Faz tempo que ninguém escreve, e a mesa não faz o relógio andar. Escreva algo e continue.'],
  table_over: [409, 'Esta consulta já terminou. O que foi tirado na mesa continua na conversa.'],
  table_not_there: [409, 'A sua conexão com a sala oscilou. Espere um instante e tente de novo.'],
  table_other_away: [409, 'A conexão da outra pessoa oscilou. A mesa continua assim que ela voltar.'],
  table_not_yours: [403, 'Nesta mesa, este gesto é da outra pessoa.'],
  table_taken: [409, 'Já há uma tiragem na mesa. Termine-a ou recolha-a antes de abrir outra.'],
  table_without_places: [400, 'Dê um nome a pelo menos um lugar da mesa.'],
  table_put_away: [409, 'Esta mesa já foi recolhida.'],
  table_not_shuffled: [409, 'Embaralhe antes de tirar.'],
  table_already_shuffled: [409, 'Você já embaralhou. Agora é só tirar.'],
  table_already_drawn: [409, 'Já há algo na mesa, e não dá mais para embaralhar.'],
  table_no_such_place: [400, 'Este lugar não existe nesta mesa.'],
  table_place_filled: [409, 'Este lugar já está ocupado.'],
  table_place_empty: [409, 'Ainda não há nada neste lugar.'],
  table_piece_taken: [409, 'Esta já foi escolhida. Escolha outra.'],
  table_other_oracle: [400, 'Este gesto não cabe nesta mesa.'],
  table_lines_in_order: [409, 'As linhas saem uma de cada vez, de baixo para cima.'],
  table_unfinished: [409, 'Vire tudo antes de guardar a tiragem.'],
  table_not_kept: [409, 'Nas suas leituras cabem as tiragens de uma, três e dez cartas. Esta fica na conversa.'],
  table_still_open: [409, 'A semente aparece quando a tiragem terminar.'],
  table_too_fast: [429, 'A mesa não acompanha tanta pressa. Espere um minuto e continue.'],
  table_enough: [409, 'Esta consulta já teve vinte tiragens. Converse sobre elas, ou abra outra consulta.'],
  too_fast: [429, 'Você está enviando rápido demais. Espere um segundo.'],
})

/**
 * No request fits before the next booking of one of the two: said with its time in Brasília, and to whoever has it also
 * with whom.
 */
export function refuseBeforeBooking(startsAt: Date, withName?: string): Refusal {
  const { code, status } = refuse(withName === undefined ? 'next_booking' : 'own_booking')
  const time = `às ${formatTime(startsAt)}, horário de Brasília`
  return new Refusal(
    code,
    status,
    withName === undefined
      ? `Esta pessoa tem uma consulta marcada ${time}, e outra não caberia antes. Tente depois dela ou marque um horário. Nada foi cobrado.`
      : `Você tem uma consulta marcada com ${withName} ${time}, e outra não caberia antes dela. Nada foi cobrado.`,
  )
}
