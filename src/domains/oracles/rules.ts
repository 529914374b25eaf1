import { refusals } from '#shared/refusal.ts'

/** Every way in which an oracle says no. Asked in the browser they never travel: what was typed stays where it was typed. */
export const refuse = refusals('oracles', {
  impossible_day: [422, 'Esse dia não existe no calendário. Confira o dia, o mês e o ano, com quatro algarismos.'],
  day_too_early: [422, 'Começamos em 1900. Confira o ano, com quatro algarismos.'],
  day_not_yet: [422, 'Esse dia ainda não chegou. Confira o ano.'],
  name_without_letters: [422, 'Escreva o nome com letras, como está na certidão.'],
  name_with_other_signs: [422, 'O nome tem um sinal sem valor na tabela. Use só letras, espaço, hífen, apóstrofo e ponto.'],
  name_too_long: [422, 'Esse nome passa de 200 caracteres. Confira se não veio outro texto junto.'],
})
