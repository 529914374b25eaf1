import { refusals } from '#shared/refusal.ts'

/** Every refusal of the oracles. Most are raised in the browser: what was typed is never sent. */
export const refuse = refusals('oracles', {
  invalid_day: [422, 'Esse dia não existe no calendário. Confira o dia, o mês e o ano, com quatro algarismos.'],
  day_before_1900: [422, 'Começamos em 1900. Confira o ano, com quatro algarismos.'],
  day_in_future: [422, 'Esse dia ainda não chegou. Confira o ano.'],
  name_without_letters: [422, 'Escreva o nome com letras, como está na certidão.'],
  name_with_invalid_characters: [
    422,
    'O nome tem um sinal sem valor na tabela. Use só letras, espaço, hífen, apóstrofo e ponto.',
  ],
  name_too_long: [422, 'Esse nome passa de 200 caracteres. Confira se não veio outro texto junto.'],
  invalid_hour: [422, 'Escreva a hora como no relógio de 24 horas: 7h10, 19:45.'],
  skipped_hour: [
    422,
    'Esse horário não existiu: naquela noite o relógio foi adiantado. Se a certidão traz essa hora, tente uma hora a mais.',
  ],
  unknown_place: [422, 'Não encontramos esse lugar na lista. Escolha uma cidade vizinha ou informe as coordenadas.'],
  ambiguous_place: [422, 'Há mais de uma cidade com esse nome. Escolha na lista a do seu estado.'],
  invalid_coordinates: [422, 'Confira as coordenadas, em graus: 22,4 S e 43,66 O. Calculamos lugares no Brasil.'],
  draw_not_found: [404, 'Esta leitura não existe, já passou dos 30 dias ou é só de quem a fez.'],
  draw_id_reused: [409, 'Esta mesa já foi aberta de outro jeito. Recarregue a página e comece de novo.'],
  draw_changed_meanwhile: [409, 'Esta mesa já andou em outra aba. Recarregue a página para ver como ela está.'],
  draw_over: [409, 'Esta tiragem já terminou. Comece outra quando quiser.'],
  draw_unfinished: [409, 'Termine a tiragem antes de guardá-la.'],
  already_shuffled: [409, 'Este baralho já foi embaralhado. Escolha as peças.'],
  not_shuffled: [409, 'Embaralhe antes de escolher.'],
  no_such_place: [422, 'Esta tiragem não tem esse lugar. Recarregue a página.'],
  place_filled: [409, 'Esse lugar já tem a sua peça.'],
  no_such_position: [422, 'Não há peça nesse ponto da fileira. Escolha outra.'],
  position_taken: [409, 'Essa peça já foi escolhida. Escolha outra.'],
  wrong_oracle: [422, 'Isso não faz parte deste oráculo. Recarregue a página.'],
  layout_of_other_oracle: [422, 'Essa tiragem é de outro oráculo. Recarregue a página.'],
  day_card_over: [409, 'Essa carta não é mais a de hoje. Recarregue a página para tirar a sua.'],
  day_card_deleted: [409, 'Você apagou a carta de hoje. Amanhã tem outra.'],
  reading_owned_by_other: [409, 'Esta leitura já foi guardada por outra pessoa.'],
})
