import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  not_found: [404, 'Isto não existe, ou já foi apagado.'],
  cursor_unknown: [400, 'Não entendemos de onde continuar a lista. Volte ao começo dela.'],
  invalid_filter: [400, 'Um dos filtros deste endereço não vale. Tire o filtro e tente de novo.'],
  too_many_views: [409, 'Você já guardou trinta listas. Apague uma para guardar esta.'],
  note_of_another: [403, 'Só quem escreveu muda a anotação.'],
  note_too_old: [409, 'A anotação já tem mais de quinze minutos e não muda mais. Escreva outra.'],
})
